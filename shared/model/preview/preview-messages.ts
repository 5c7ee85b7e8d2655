import * as z from 'zod';
import { Language } from '#shared/model/language.ts';
import { CellName } from '#shared/model/sites/site.ts';
import { ulid } from '#shared/model/fields.ts';

/** The messages between the page of a preview and the console's page around it (`postMessage`). */

/** The sheet that is shown, of one revision. */
const ShownSheet = { cell: CellName, language: Language, revision: ulid() };

/** A coordinate on the sheet in percent of its width or height. */
const percent = () => z.number().min(0).max(100);

/** A message from the preview to the console. */
export const PreviewMessage = z.discriminatedUnion('preview', [
  /** A sheet came to rest. `area`: where it is in the frame, in CSS pixels. */
  z.strictObject({
    preview: z.literal('sheet'),
    ...ShownSheet,
    area: z.strictObject({ left: z.number(), top: z.number(), width: z.number(), height: z.number() }),
  }),
  /** The page was left. The next page, if there is one, has no sheets. */
  z.strictObject({ preview: z.literal('left') }),
  /** A place was pressed while comments are placed. `second`: the second of the sheet's video. */
  z.strictObject({ preview: z.literal('place'), ...ShownSheet, x: percent(), y: percent(), second: z.number().min(0).nullable() }),
]);
export type PreviewMessage = z.infer<typeof PreviewMessage>;

/** A message from the console to the preview: whether presses place comments, or the cell to show. */
export type ConsoleMessage = { preview: 'placing'; isOn: boolean } | { preview: 'show'; cell: string };
