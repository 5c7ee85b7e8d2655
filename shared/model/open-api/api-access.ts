import * as z from 'zod';
import { BY_PROVIDER } from '#shared/model/person-ref.ts';
import { addressRange } from '#shared/model/open-api/address-range-field.ts';
import { boundedText, day, instant, requiredName, requiredText, ruleIssue, siteId, ulid } from '#shared/model/fields.ts';
import { API_ACCESS_MAX, API_SECRET, TEXT_MAX } from '#shared/model/limits.ts';

/** The permissions of machines. Every endpoint that is open to them belongs to one scope. */
export const API_SCOPES = [
  'sites:read',
  'members:read',
  'contacts:read',
  'contacts:write',
  'forms:read',
  'forms:write',
  'news:read',
  'news:write',
  'analytics:read',
  'billing:read',
  'billing:write',
] as const;
export const ApiScope = z.enum(API_SCOPES);
export type ApiScope = z.infer<typeof ApiScope>;

/** Whether a scope is about the invoices of the account, which belong to no site (ADR 118). */
export const isBillingScope = (scope: ApiScope): boolean => scope === 'billing:read' || scope === 'billing:write';

/** How a machine authenticates for an access: by an API key, by Basic authentication, or by its IP address. */
export const API_PROOFS = ['key', 'basic', 'addresses'] as const;
export const ApiProofKind = z.enum(API_PROOFS);
export type ApiProofKind = z.infer<typeof ApiProofKind>;

const KEY_CHARACTERS = /^[\w.~+/=-]*$/;
const USERNAME_CHARACTERS = /^[\w.@-]*$/;
/** Printable ASCII: other characters have no common encoding in Basic authentication. */
const PASSWORD_CHARACTERS = /^[\u0021-\u007e]*$/;

const isVaried = (secret: string): boolean => new Set(secret).size >= API_SECRET.differentCharacters;

const secretText = ({ min, max }: { min: number; max: number }, characters: RegExp) =>
  z
    .string()
    .refine((value) => value !== '', { ...ruleIssue('required'), abort: true })
    .refine((value) => characters.test(value), { ...ruleIssue('invalid-secret-character'), abort: true })
    .refine((value) => value.length >= min, { ...ruleIssue('too-short', { min }), abort: true })
    .refine((value) => value.length <= max, ruleIssue('too-long', { max }))
    .refine(isVaried, ruleIssue('secret-too-simple', { min: API_SECRET.differentCharacters }));

const enteredKey = () => secretText(API_SECRET.key, KEY_CHARACTERS);

const username = () =>
  boundedText(API_SECRET.username.max)
    .trim()
    .refine((value) => value !== '', { ...ruleIssue('required'), abort: true })
    .refine((value) => USERNAME_CHARACTERS.test(value), { ...ruleIssue('invalid-secret-character'), abort: true })
    .refine((value) => value.length >= API_SECRET.username.min, ruleIssue('too-short', { min: API_SECRET.username.min }))
    .refine((value) => value.length <= API_SECRET.username.max, ruleIssue('too-long', { max: API_SECRET.username.max }));

const list = <T extends z.ZodType>(item: T, max: number) =>
  z
    .array(item)
    .refine((items) => items.length <= max, ruleIssue('too-many', { max }))
    .refine((items) => new Set(items).size === items.length, ruleIssue('duplicate'));

/** The addresses of an access. */
const Addresses = list(addressRange(), API_ACCESS_MAX.addresses).refine((items) => items.length > 0, ruleIssue('required'));

/** A new secret. `key`: `null` to have one generated. */
const KeyInput = z.strictObject({ kind: z.literal('key'), key: enteredKey().nullable() });
const BasicInput = z.strictObject({
  kind: z.literal('basic'),
  username: username(),
  password: secretText(API_SECRET.password, PASSWORD_CHARACTERS),
});
const AddressInput = z.strictObject({ kind: z.literal('addresses'), addresses: Addresses });

export const ApiProofInput = z.discriminatedUnion('kind', [KeyInput, BasicInput, AddressInput]);
export type ApiProofInput = z.infer<typeof ApiProofInput>;

/** A secret that replaces the current one, which remains valid for some hours. */
export const ApiRotation = z.strictObject({
  proof: z.discriminatedUnion('kind', [KeyInput, BasicInput]),
  /** Hours for which the former secret stays valid. */
  overlapHours: z
    .int()
    .refine((value) => value >= 0, ruleIssue('too-small', { min: 0 }))
    .refine((value) => value <= API_ACCESS_MAX.overlapHours, ruleIssue('too-large', { max: API_ACCESS_MAX.overlapHours })),
});
export type ApiRotation = z.infer<typeof ApiRotation>;

const AccessFields = {
  name: requiredName(TEXT_MAX.line),
  isEnabled: z.boolean(),
  /** The endpoints that the access may call, as `GET /site`. */
  operations: list(z.string().max(TEXT_MAX.url), API_ACCESS_MAX.operations).refine((items) => items.length > 0, ruleIssue('required')),
  tags: list(requiredText(TEXT_MAX.button), API_ACCESS_MAX.tags),
  /** The sites that the access sees; `null`: all sites of the account and of accounts below it; empty: invoices only. */
  siteIds: list(siteId(), API_ACCESS_MAX.sites).nullable(),
  /** Last day on which the access is valid, in Japanese time; `null`: until it is revoked. */
  expiresOn: day().nullable(),
};

export const NewApiAccess = z.strictObject({ ...AccessFields, proof: ApiProofInput });
export type NewApiAccess = z.infer<typeof NewApiAccess>;

/** An update of an access. `addresses`: for authentication by addresses, else `null`, because a secret is rotated separately. */
export const ApiAccessUpdate = z.strictObject({ ...AccessFields, addresses: Addresses.nullable(), version: z.int() });
export type ApiAccessUpdate = z.infer<typeof ApiAccessUpdate>;

/** The former secret while it is still valid. */
const Former = z.object({ hint: z.string(), until: instant() });

/** How an access authenticates, without its secret. `hint`: the beginning of the key, or the user name of the password. */
export const ApiProof = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('key'), hint: z.string(), former: Former.nullable() }),
  z.object({ kind: z.literal('basic'), hint: z.string(), former: Former.nullable() }),
  z.object({ kind: z.literal('addresses'), addresses: z.array(z.string()) }),
]);
export type ApiProof = z.infer<typeof ApiProof>;

/** The access of a machine to the account. */
export const ApiAccess = z.object({
  id: ulid(),
  name: z.string(),
  isEnabled: z.boolean(),
  proof: ApiProof,
  operations: z.array(z.string()),
  tags: z.array(z.string()),
  siteIds: z.array(z.string()).nullable(),
  expiresOn: z.string().nullable(),
  createdAt: instant(),
  createdBy: z.string(),
  ...BY_PROVIDER,
  lastUsedAt: instant().nullable(),
  version: z.int(),
});
export type ApiAccess = z.infer<typeof ApiAccess>;

/** The calls of a day in Japanese time. `refused`: calls over the limit. */
export const ApiCallsOfDay = z.object({ day: z.string(), calls: z.int(), refused: z.int() });
export type ApiCallsOfDay = z.infer<typeof ApiCallsOfDay>;
