import { company } from '#functions/api/end-user/company.ts';
import type { EndUserDependencies } from '#functions/api/end-user/dependencies.ts';
import { contactSetting, homepageSetting, membershipSetting } from '#functions/api/end-user/form-setting.ts';
import { pagePublic, productPublic } from '#functions/api/end-user/page-public.ts';
import { popups } from '#functions/api/end-user/popups.ts';
import { scripts } from '#functions/api/end-user/scripts.ts';
import { structure } from '#functions/api/end-user/structure.ts';
import type { UseCases } from '#functions/http/use-case.ts';
import type { endUser } from '#shared/contract/end-user.ts';

/** What visitors ask for: every endpoint of the family with its behaviour. */
export const endUserUseCases = (dependencies: EndUserDependencies): UseCases<typeof endUser> => ({
  contactSetting: contactSetting(dependencies),
  membershipSetting: membershipSetting(dependencies),
  homepageSetting: homepageSetting(dependencies),
  company: company(dependencies),
  scripts: scripts(dependencies),
  popups: popups(dependencies),
  structure: structure(dependencies),
  pagePublic: pagePublic(dependencies),
  productPublic: productPublic(dependencies),
});
