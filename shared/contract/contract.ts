import { auth } from '#shared/contract/auth.ts';
import type { Family } from '#shared/contract/define.ts';
import { media } from '#shared/contract/media.ts';
import { site } from '#shared/contract/site.ts';

/** Every endpoint of the product. One family is served by one function. */
export const contract = { auth, media, site } as const satisfies Record<string, Family>;

export type FamilyName = keyof typeof contract;
