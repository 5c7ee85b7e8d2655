import type { ProfileDependencies } from '#functions/accounts/api/profile/dependencies.ts';
import { generateLogoUrl } from '#functions/accounts/api/profile/generate-logo-url.ts';
import { generateUrl } from '#functions/accounts/api/profile/generate-url.ts';
import { setBrand } from '#functions/accounts/api/profile/set-brand.ts';
import { setDefaultTheme } from '#functions/accounts/api/profile/set-default-theme.ts';
import { setNames } from '#functions/accounts/api/profile/set-names.ts';
import { setPicture } from '#functions/accounts/api/profile/set-picture.ts';
import { setSupport } from '#functions/accounts/api/profile/set-support.ts';
import type { UseCases } from '#functions/platform/http/use-case.ts';
import type { profile } from '#shared/api-contract/endpoints/profile.ts';

/** The caller's profile picture and brand: the use case of every endpoint of the family. */
export const profileUseCases = (dependencies: ProfileDependencies): UseCases<typeof profile> => ({
  generateUrl: generateUrl(dependencies),
  setPicture: setPicture(dependencies),
  setNames: setNames(dependencies),
  generateLogoUrl: generateLogoUrl(dependencies),
  setBrand: setBrand(dependencies),
  setDefaultTheme: setDefaultTheme(dependencies),
  setSupport: setSupport(dependencies),
});
