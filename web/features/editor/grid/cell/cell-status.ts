import type { Language } from '#shared/model/language.ts';
import type { Sheet } from '#shared/model/sites/site.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';

const STATE_OF_UPLOAD = {
  waiting: 'waiting',
  paused: 'waiting',
  sending: 'uploading',
  checking: 'checking',
  failed: 'uploadFailed',
} as const;

/** The most urgent state of a cell. */
export type CellState = (typeof STATE_OF_UPLOAD)[keyof typeof STATE_OF_UPLOAD] | 'faulty' | 'empty' | 'noTranslation' | 'noImage' | 'noAlt';

/** A feature of a sheet that its picture does not show. */
export type CellFeature = 'video' | 'membersOnly' | 'imageLinks' | 'products' | 'popups';

export interface CellStatus {
  /** The state that needs attention; `null` if there is none. */
  state: CellState | null;
  features: readonly CellFeature[];
  /** The languages of the site that the sheet lacks. */
  missing: readonly Language[];
  /** The sheet to show: in the edited language, otherwise in its first language. */
  shown: Sheet | undefined;
}

interface CellInput {
  /** The sheet by language; `undefined`: the cell is empty. */
  sheets: Partial<Record<Language, Sheet>> | undefined;
  language: Language;
  /** The site's languages. */
  languages: readonly Language[];
  /** The number of popups that float over the sheet. */
  popups: number;
  upload: Upload | undefined;
  isFaulty: boolean;
}

function stateOf({ sheets, language, upload, isFaulty }: CellInput, missing: readonly Language[]): CellState | null {
  if (upload) return STATE_OF_UPLOAD[upload.state];
  if (isFaulty) return 'faulty';
  if (!sheets) return 'empty';
  const sheet = sheets[language];
  if (!sheet) return 'noTranslation';
  if (!sheet.image) return 'noImage';
  if (sheet.imageAlt.trim() === '') return 'noAlt';
  return missing.length > 0 ? 'noTranslation' : null;
}

function featuresOf(sheet: Sheet, popups: number): CellFeature[] {
  const features: CellFeature[] = [];
  if (sheet.video) features.push('video');
  if (sheet.membersOnlyLock) features.push('membersOnly');
  if (sheet.imageLinkPoints.length > 0) features.push('imageLinks');
  if (sheet.products.length > 0) features.push('products');
  if (popups > 0) features.push('popups');
  return features;
}

export function cellStatus(input: CellInput): CellStatus {
  const { sheets, language, languages, popups } = input;
  const missing = sheets ? languages.filter((known) => !sheets[known]) : [];
  const shown = sheets?.[language] ?? languages.flatMap((known) => sheets?.[known] ?? [])[0];
  return { state: stateOf(input, missing), features: shown ? featuresOf(shown, popups) : [], missing, shown };
}
