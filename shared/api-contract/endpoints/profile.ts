import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Upload } from '#shared/api-contract/endpoints/media.ts';
import { colour, ulid } from '#shared/model/fields.ts';
import { PictureRequest } from '#shared/model/media/media.ts';
import { ThemeName } from '#shared/model/sites/theme.ts';
import { SupportContactUpdate } from '#shared/model/support-contact.ts';
import { OwnNames } from '#shared/model/sign-in/login-email.ts';
import { UserInfo } from '#shared/model/sign-in/session.ts';

const OneUser = z.object({ user: UserInfo });

/** The login's own picture and the brand of its account. After the upload, call `media.complete`. */
export const profile = defineEndpointFamily({
  generateUrl: {
    method: 'POST',
    path: '/profile/generate-url',
    summary: 'A signed URL to upload a profile picture',
    access: { by: 'console', action: 'own-profile' },
    status: 201,
    body: z.strictObject({ file: PictureRequest }),
    response: z.object({ upload: Upload }),
  },
  setPicture: {
    method: 'PUT',
    path: '/profile/picture',
    summary: 'Set an uploaded picture as the own profile picture, or remove it',
    access: { by: 'console', action: 'own-profile' },
    status: 200,
    body: z.strictObject({ mediaId: ulid().nullable() }),
    response: OneUser,
  },
  setNames: {
    method: 'PUT',
    path: '/profile/names',
    summary: 'Change the own name, and the company name of the own account',
    access: { by: 'console', action: 'own-login' },
    status: 200,
    body: OwnNames,
    response: OneUser,
  },
  generateLogoUrl: {
    method: 'POST',
    path: '/profile/brand/generate-url',
    summary: 'A signed URL to upload the account’s logo',
    access: { by: 'console', action: 'brand:write' },
    status: 201,
    body: z.strictObject({ file: PictureRequest }),
    response: z.object({ upload: Upload }),
  },
  setBrand: {
    method: 'PUT',
    path: '/profile/brand',
    summary:
      'Set the logo and main colour of the account’s console, sign-in page and e-mails; only for accounts directly below the operator',
    access: { by: 'console', action: 'brand:write' },
    status: 200,
    body: z.strictObject({ mediaId: ulid().nullable(), mainColor: colour() }),
    response: OneUser,
  },
  setDefaultTheme: {
    method: 'PUT',
    path: '/profile/default-theme',
    summary: 'Set the curated theme with which new sites of the users directly below the account start, or none',
    access: { by: 'console', action: 'default-theme:write' },
    status: 200,
    body: z.strictObject({ theme: ThemeName.nullable() }),
    response: OneUser,
  },
  setSupport: {
    method: 'PUT',
    path: '/profile/support',
    summary: 'Set where the logins below the account get help: an e-mail address, a page, both or none',
    access: { by: 'console', action: 'support:write' },
    status: 200,
    body: SupportContactUpdate,
    response: OneUser,
  },
});
