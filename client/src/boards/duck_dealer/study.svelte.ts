// What a person is studying at the table, beside what the shell knows: the recipe that was picked in the tree.
import type { Play } from '../../table/play.svelte'

class Study {
  good = $state<string | null>(null)

  pick(good: string): void {
    this.good = this.good === good ? null : good
  }
}

const studies = new WeakMap<Play, Study>()

export function studyOf(play: Play): Study {
  let study = studies.get(play)
  if (!study) {
    study = new Study()
    studies.set(play, study)
  }
  return study
}
