import { useMemo } from 'react';
import { useTranslation } from '#web/lib/use-translation.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import { CANVAS_TEXTS, type CanvasText, type EditedTexts } from '#site-renderer/components/sheet/composition/edited-texts.ts';
import type { CanvasWriting } from '#web/features/editor/preview/canvas/use-canvas-writing.ts';
import { TextWriter } from '#web/features/editor/preview/canvas/text-writer.tsx';

/** Begins a text that the sheet does not have. */
function TextHint({ field }: { field: CanvasText }) {
  const { t } = useTranslation(['preview', 'fields']);
  return (
    <button type="button" data-write={field}>
      {t('canvas.write', { text: t(`fields:sheet.${field}`) })}
    </button>
  );
}

/** Returns the texts of a sheet as the canvas shows them: one can be written, and hints begin those that are empty. */
export function useEditedTexts(sheet: Sheet, { writing, end, writeNext }: CanvasWriting): EditedTexts {
  const { t } = useTranslation('preview');
  const { layout, eyebrow, mainText, secondText } = sheet;
  // A button needs a destination, so the inspector begins it. The layout `bleed` shows its button only.
  const empty = CANVAS_TEXTS.filter(
    (field) => field !== 'linkButtonText' && field !== writing?.field && { eyebrow, mainText, secondText }[field] === '',
  );
  const written = writing ? sheet[writing.field] : '';
  const hinted = layout === 'bleed' ? '' : empty.join(' ');
  return useMemo(() => {
    const isShown = (field: CanvasText): boolean => layout !== 'bleed' || field === 'linkButtonText';
    return {
      written: writing && {
        field: writing.field,
        content: <TextWriter key={writing.field} text={written} writing={writing} onEnd={end} onTab={writeNext} />,
      },
      attributesOf: (field) =>
        isShown(field)
          ? { 'data-write': field, 'aria-description': t('canvas.keys'), tabIndex: field === writing?.field ? -1 : 0 }
          : { tabIndex: -1 },
      hints: hinted !== '' && (
        <div className="hints">
          {CANVAS_TEXTS.filter((field) => hinted.split(' ').includes(field)).map((field) => (
            <TextHint key={field} field={field} />
          ))}
        </div>
      ),
    };
  }, [layout, hinted, writing, written, end, writeNext, t]);
}
