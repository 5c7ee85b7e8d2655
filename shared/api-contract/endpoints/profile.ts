import * as z from 'zod';
import { defineEndpointFamily } from '#shared/api-contract/endpoint.ts';
import { Upload } from '#shared/api-contract/endpoints/media.ts';
import { colour, ulid } from '#shared/model/fields.ts';
import { PictureRequest } from '#shared/model/media/media.ts';
import { UserInfo } from '#shared/model/account/session.ts';

const OneUser = z.object({ user: UserInfo });

/** One's own picture, and the look of one's account (spec 2 "Profile picture setting", spec 3 "logo"). Uploads go on with `media.complete`. */
export const profile = defineEndpointFamily({
  generateUrl: {
    method: 'POST',
    path: '/profile/generate-url',
    summary: 'A signed address to upload a profile picture to',
    access: { by: 'console', action: 'own-profile' },
    status: 201,
    body: z.strictObject({ file: PictureRequest }),
    response: z.object({ upload: Upload }),
  },
  setPicture: {
    method: 'PUT',
    path: '/profile/picture',
    summary: 'Show an uploaded picture as one’s own, or none',
    access: { by: 'console', action: 'own-profile' },
    status: 200,
    body: z.strictObject({ mediaId: ulid().nullable() }),
    response: OneUser,
  },
  generateLogoUrl: {
    method: 'POST',
    path: '/profile/brand/generate-url',
    summary: 'A signed address to upload the account’s logo to',
    access: { by: 'console', action: 'brand:write' },
    status: 201,
    body: z.strictObject({ file: PictureRequest }),
    response: z.object({ upload: Upload }),
  },
  setBrand: {
    method: 'PUT',
    path: '/profile/brand',
    summary: 'Logo and main colour of the account’s console, sign-in page and e-mails; only below the operator itself',
    access: { by: 'console', action: 'brand:write' },
    status: 200,
    body: z.strictObject({ mediaId: ulid().nullable(), mainColor: colour() }),
    response: OneUser,
  },
});
