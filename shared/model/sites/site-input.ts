import * as z from 'zod';
import { ImageRef } from '#shared/model/media/media.ts';
import { Grid, RevisionId, SiteChanges, SiteDocument, SiteSettings } from '#shared/model/sites/site.ts';

const { name, viewMode, ...settings } = SiteSettings.shape;
const { numberHorizontal, numberVertical } = Grid.shape;

/** Settings of a site that a request can contain individually. */
const SettingFields = {
  languages: settings.languages.optional(),
  defaultLanguage: settings.defaultLanguage.optional(),
  displayLanguageIcon: settings.displayLanguageIcon.optional(),
  displayGlobalMenu: settings.displayGlobalMenu.optional(),
  globalMenuTextColor: settings.globalMenuTextColor.optional(),
  speakerColor: settings.speakerColor.optional(),
  logo: ImageRef.nullable().optional(),
  favicon: ImageRef.nullable().optional(),
  /** Other names of `logo` and `favicon`. */
  logoSetting: ImageRef.nullable().optional(),
  faviconSetting: ImageRef.nullable().optional(),
};

/** Input for a new site. Only name and size are required. */
export const NewSite = z.strictObject({
  name,
  numberHorizontal,
  numberVertical,
  /** The view mode. By default, the view mode of the content, or MOBILE. */
  viewMode: viewMode.optional(),
  ...SettingFields,
  /** Initial content, from a template. Other fields override it if they are present; name, size, logo and favicon always do. */
  content: SiteDocument.nullable().default(null),
});
export type NewSite = z.infer<typeof NewSite>;

/** Fields of a site that can be saved on their own, without a revision and its parts. */
const SavedFields = z.strictObject({
  name: name.optional(),
  viewMode: viewMode.optional(),
  numberHorizontal: numberHorizontal.optional(),
  numberVertical: numberVertical.optional(),
  ...SettingFields,
});
export type SiteFields = z.infer<typeof SavedFields>;

/**
 * A save of a site: the parts that changed since `base`, or single fields, or both. Absent fields do not change. Without
 * `base`, the save applies to the working revision, and the last save wins.
 */
export const SiteSave = z.strictObject({
  base: RevisionId.optional(),
  changes: SiteChanges.default({}),
  /** `auto`: an autosave. The autosaves of one login within an edit session form one history entry. */
  kind: z.enum(['auto', 'save']).default('save'),
  ...SavedFields.shape,
});
export type SiteSave = z.infer<typeof SiteSave>;
