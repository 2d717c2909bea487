// Rich text: our marks become pieces, what people typed stays text.
import { describe, expect, it } from 'vitest'
import { guard, Icons, pieces, spoken } from '../src/words/rich'

describe('rich text', () => {
  it('splits bold words and icons', () => {
    expect(pieces('Land on <b>C2</b>, −1<i:energy>')).toEqual([
      { kind: 'text', text: 'Land on ' },
      { kind: 'bold', text: 'C2' },
      { kind: 'text', text: ', −1' },
      { kind: 'icon', name: 'energy' },
    ])
  })

  it('shows the marks of people as they typed them', () => {
    expect(pieces(`${guard('<b>me</b><i:energy>')} moves`)).toEqual([
      { kind: 'text', text: '<b>me</b><i:energy> moves' },
    ])
  })

  it('knows no other mark', () => {
    expect(pieces('<img src=x>')).toEqual([{ kind: 'text', text: '<img src=x>' }])
  })

  it('is spoken with the names of its icons', () => {
    expect(spoken(`paid ${new Icons('cube-brown', 'cube-blue').text}`, (name) => name.replace('-', ' '))).toBe(
      'paid cube brown cube blue',
    )
  })

  it('is spoken in words that stand apart, and none twice', () => {
    const name = () => 'energy'
    expect(spoken('Land on <b>D2</b>, −1<i:energy>', name)).toBe('Land on D2, −1 energy')
    expect(spoken('<i:energy>, robots', name)).toBe('energy, robots')
    expect(spoken('took <i:energy> Energy', name)).toBe('took Energy')
  })
})
