import type { Language } from '#shared/model/language.ts';
import type { Sheet } from '#shared/model/site/site.ts';
import type { Upload } from '#web/features/editor/state/uploads/upload.ts';

const MARK_OF_UPLOAD = {
  waiting: 'waiting',
  paused: 'waiting',
  sending: 'uploading',
  checking: 'checking',
  failed: 'uploadFailed',
} as const;

/** The one thing a cell asks to be looked at for. */
export type CellState = (typeof MARK_OF_UPLOAD)[keyof typeof MARK_OF_UPLOAD] | 'faulty' | 'empty' | 'noTranslation' | 'noImage' | 'noAlt';

/** What a sheet has that its picture does not tell. */
export type CellFeature = 'video' | 'membersOnly' | 'imageLinks' | 'products' | 'popups';

export interface CellStatus {
  /** The most urgent thing; `null`: all is well. */
  state: CellState | null;
  features: readonly CellFeature[];
  /** Languages of the site this sheet has no content in. */
  missing: readonly Language[];
  /** The sheet to show: in the language being edited, else in the first one it has. */
  shown: Sheet | undefined;
}

interface CellFacts {
  /** The sheet in each language it has content in; `undefined` for an empty cell. */
  sheets: Partial<Record<Language, Sheet>> | undefined;
  language: Language;
  /** The site's languages. */
  languages: readonly Language[];
  /** How many popups float over the sheet. */
  popups: number;
  upload: Upload | undefined;
  isFaulty: boolean;
}

function stateOf({ sheets, language, upload, isFaulty }: CellFacts, missing: readonly Language[]): CellState | null {
  if (upload) return MARK_OF_UPLOAD[upload.state];
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

/** What a cell says about itself. */
export function cellStatus(facts: CellFacts): CellStatus {
  const { sheets, language, languages, popups } = facts;
  const missing = sheets ? languages.filter((known) => !sheets[known]) : [];
  const shown = sheets?.[language] ?? languages.flatMap((known) => sheets?.[known] ?? [])[0];
  return { state: stateOf(facts, missing), features: shown ? featuresOf(shown, popups) : [], missing, shown };
}
