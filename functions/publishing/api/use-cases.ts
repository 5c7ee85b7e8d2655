import { getCompanyTexts } from '#functions/publishing/api/get-company-texts.ts';
import type { EndUserDependencies } from '#functions/publishing/api/dependencies.ts';
import { getContactSetting, getHomepageSetting, getMembershipSetting } from '#functions/publishing/api/get-form-setting.ts';
import { getPublicSheet, getPublicProducts } from '#functions/publishing/api/get-public-sheet.ts';
import { getActivePopups } from '#functions/publishing/api/get-active-popups.ts';
import { getTags } from '#functions/publishing/api/get-tags.ts';
import { getStructure } from '#functions/publishing/api/get-structure.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { endUser } from '#shared/api-contract/endpoints/end-user.ts';

/** The use cases of the endpoints for visitors. */
export const endUserUseCases = (dependencies: EndUserDependencies): UseCases<typeof endUser> => ({
  contactSetting: getContactSetting(dependencies),
  membershipSetting: getMembershipSetting(dependencies),
  homepageSetting: getHomepageSetting(dependencies),
  company: getCompanyTexts(dependencies),
  scripts: getTags(dependencies),
  popups: getActivePopups(dependencies),
  structure: getStructure(dependencies),
  pagePublic: getPublicSheet(dependencies),
  productPublic: getPublicProducts(dependencies),
});
