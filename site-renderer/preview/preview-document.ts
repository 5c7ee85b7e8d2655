import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';

/** How a preview differs from what visitors get. */
export interface PreviewDisplay {
  /** Shows members-only sheets as members see them. */
  asMember: boolean;
  /** Shows popups. */
  hasPopups: boolean;
  /** Replaces the site's own view mode. */
  viewMode?: ViewMode | undefined;
}

const unlocked = (sheets: SiteDocument['sheets']): SiteDocument['sheets'] =>
  Object.fromEntries(
    Object.entries(sheets).map(([id, byLanguage]) => [
      id,
      Object.fromEntries(
        Object.entries(byLanguage).map(([language, sheet]: [string, Sheet]) => [language, { ...sheet, membersOnlyLock: false }]),
      ),
    ]),
  );

/** The document that a preview is rendered from. The owner's tags never run in it: they would count and send. */
export const previewDocument = (document: SiteDocument, { asMember, hasPopups, viewMode }: PreviewDisplay): SiteDocument => ({
  ...document,
  settings: { ...document.settings, tagManager: false, ...(viewMode && { viewMode }) },
  headTags: {},
  bodyTags: {},
  ...(asMember && { sheets: unlocked(document.sheets) }),
  ...(!hasPopups && { popups: {} }),
});
