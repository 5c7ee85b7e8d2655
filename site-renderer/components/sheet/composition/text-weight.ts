import type { TextRole } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { textMeasure } from '#site-renderer/components/shared/text-measure.ts';

/** The units from which a headline is set as running text. */
const LONG_UNITS = 90;
export const isLongText = (text: string): boolean => textMeasure(text).units > LONG_UNITS;

/** Returns whether a text is bold: as its owner chose, otherwise no quote and no long headline; `null` for the weight of its part. */
export const isBoldText = ({ textStyles, layout, mainText }: Sheet, role: TextRole): boolean | null =>
  textStyles[role]?.isBold ?? (role === 'headline' && (layout === 'quote' || isLongText(mainText)) ? false : null);
