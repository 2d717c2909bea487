// The themes there are: one file of colours each in this folder, named as it is chosen (the word is `theme-<name>`).
const files = import.meta.glob('./*.css', { eager: true })

export const THEMES = Object.keys(files)
  .map((file) => file.slice('./'.length, -'.css'.length))
  .sort()
  .reverse()

const ICONS: Record<string, string> = { night: 'moon', day: 'sun' }

export function themeIcon(theme: string): string {
  return ICONS[theme] ?? 'eye'
}
