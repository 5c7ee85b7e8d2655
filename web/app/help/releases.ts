import type { help } from '#shared/messages/jp/help/help.ts';
import type { HelpPage } from '#web/app/help/pages/help-pages.ts';

interface Release {
  /** Its texts are under `release` in the catalogue `help`. */
  name: keyof (typeof help)['release'];
  /** The day from which it is available. */
  day: string;
  /** The page that describes it. It is listed for logins that may read the page; `null`: for all. */
  page: HelpPage | null;
}

/** What is new, the newest first. */
export const RELEASES: readonly Release[] = [
  { name: 'firstFields', day: '2026-12-01', page: 'siteEditor' },
  { name: 'room', day: '2026-12-01', page: 'siteEditor' },
  { name: 'libraryEverywhere', day: '2026-12-01', page: 'mediaLibrary' },
  { name: 'siteExport', day: '2026-12-01', page: 'publishing' },
  { name: 'linkList', day: '2026-12-01', page: 'siteEditor' },
  { name: 'qrCodes', day: '2026-12-01', page: 'publishing' },
  { name: 'pdf', day: '2026-12-01', page: 'siteEditor' },
  { name: 'darkScheme', day: '2026-12-01', page: null },
  { name: 'formPages', day: '2026-12-01', page: 'siteEditor' },
  { name: 'formFields', day: '2026-12-01', page: 'siteEditor' },
  { name: 'translationFile', day: '2026-12-01', page: 'siteEditor' },
  { name: 'moneyApi', day: '2026-12-01', page: 'apiReference' },
  { name: 'help', day: '2026-11-30', page: null },
  { name: 'mediaLibrary', day: '2026-11-30', page: 'mediaLibrary' },
  { name: 'replace', day: '2026-11-30', page: 'replacing' },
  { name: 'palette', day: '2026-11-30', page: 'siteEditor' },
  { name: 'sideBySide', day: '2026-11-30', page: 'siteEditor' },
  { name: 'trash', day: '2026-11-30', page: 'siteTrash' },
  { name: 'quotations', day: '2026-11-30', page: 'estimates' },
  { name: 'receivables', day: '2026-11-30', page: 'receivables' },
  { name: 'consent', day: '2026-11-29', page: 'siteEditor' },
  { name: 'ownTemplates', day: '2026-11-29', page: 'createSite' },
  { name: 'bulkUpload', day: '2026-11-26', page: 'siteEditor' },
  { name: 'twoFactor', day: '2026-11-26', page: 'profile' },
  { name: 'approvals', day: '2026-11-23', page: 'sharing' },
];
