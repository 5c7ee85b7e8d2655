import { PopupCta } from '#shared/model/sites/popup.ts';
import { LANGUAGE_PARTS, type LanguagePart } from '#shared/model/sites/site.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;

/** A field of a popup or of a part that a site has once in each language. */
export type ContentField = Exclude<KeysOf<LanguagePart> | keyof PopupCta, 'basedOn'>;

const NAMES: ReadonlySet<string> = new Set([...Object.values(LANGUAGE_PARTS), PopupCta].flatMap(({ shape }) => Object.keys(shape)));

/** Whether this version of the console has a label for the field. A newer server may name fields without one. */
export const isContentField = (name: string): name is ContentField => NAMES.has(name) && name !== 'basedOn';
