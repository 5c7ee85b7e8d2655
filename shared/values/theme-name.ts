/** The curated themes, from which an owner starts. Their values are in `shared/rules/themes/curated-themes.ts`. */
export const THEME_NAMES = [
  'paper',
  'ink',
  'snow',
  'blossom',
  'moss',
  'indigo',
  'night',
  'ember',
  'editorial',
  'pop',
  'mono',
  'gilt',
] as const;
