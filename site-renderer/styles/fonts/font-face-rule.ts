/** The descriptors of an `@font-face` rule; those that are `undefined` are omitted. */
export interface FontFaceDescriptors {
  family: string;
  weight: number;
  /** The value of `src`. */
  source: string;
  /** The characters for which the browser uses the face; all if absent. */
  unicodeRange?: string | undefined;
  /** Whether texts are painted in a fallback until the face is loaded. */
  swaps?: boolean;
  sizeAdjust?: string | undefined;
  ascentOverride?: string | undefined;
  descentOverride?: string | undefined;
  lineGapOverride?: string | undefined;
}

/** Returns an `@font-face` rule. */
export function fontFaceRule(face: FontFaceDescriptors): string {
  const descriptors: [string, string | number | undefined][] = [
    ['font-family', `"${face.family}"`],
    ['font-weight', face.weight],
    ['font-display', face.swaps ? 'swap' : undefined],
    ['src', face.source],
    ['unicode-range', face.unicodeRange],
    ['size-adjust', face.sizeAdjust],
    ['ascent-override', face.ascentOverride],
    ['descent-override', face.descentOverride],
    ['line-gap-override', face.lineGapOverride],
  ];
  return `@font-face{${descriptors.flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`])).join(';')}}`;
}
