import type { Sheet, SiteDocument, ViewMode } from '#shared/model/sites/site.ts';

/** The options of a preview that differ from the published site. */
export interface PreviewDisplay {
  /** Whether members-only sheets are shown as members see them. */
  asMember: boolean;
  /** Whether popups are shown. */
  hasPopups: boolean;
  /** The view mode that replaces the view mode of the site. */
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

/** Returns the document from which a preview is rendered. It omits the owner's tags, because they would count visits and send data. */
export const previewDocument = (document: SiteDocument, { asMember, hasPopups, viewMode }: PreviewDisplay): SiteDocument => ({
  ...document,
  settings: { ...document.settings, tagManager: false, ...(viewMode && { viewMode }) },
  headTags: {},
  bodyTags: {},
  ...(asMember && { sheets: unlocked(document.sheets) }),
  ...(!hasPopups && { popups: {} }),
});
