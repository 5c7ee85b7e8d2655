import * as z from 'zod';
import { instant, ruleIssue, ulid } from '#shared/model/fields.ts';
import { PastActing } from '#shared/model/sign-in/acting.ts';
import { currentPasswordField } from '#shared/model/sign-in/password.ts';
import { Role } from '#shared/model/role.ts';
import { SignedInDevice } from '#shared/model/sign-in/signed-in-device.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/**
 * Returns a code without spaces and hyphens, which group its characters, in upper case and half width: Japanese keyboards type full-width
 * characters.
 */
const compact = (text: string): string => toUnicodeForm(text, 'NFKC').replaceAll(/[\s-]/g, '').toUpperCase();

/** Replaces letters that are misread for digits in a recovery code, whose alphabet does not contain them. */
const asWritten = (text: string): string => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

const CODE_INPUT_MAX = 100;
const TOTP_CODE = /^\d{6}$/;
const RECOVERY_CODE = /^[0-9A-HJKMNP-TV-Z]{10}$/;

export const isTotpCode = (code: string): boolean => TOTP_CODE.test(code);

const codeText = () => z.string().refine((text) => text.length <= CODE_INPUT_MAX, ruleIssue('too-long', { max: CODE_INPUT_MAX }));

/** A code of an authenticator app. */
const totpCodeField = () => codeText().transform(compact).refine(isTotpCode, ruleIssue('code-format'));

/** A code of an authenticator app, or a recovery code. */
const secondFactorField = () =>
  codeText()
    .transform((text) => {
      const code = compact(text);
      return isTotpCode(code) ? code : asWritten(code);
    })
    .refine((code) => isTotpCode(code) || RECOVERY_CODE.test(code), ruleIssue('second-factor-format'));

/** The second step of a sign-in. */
export const SecondStep = z.strictObject({ challenge: z.string().max(200), code: secondFactorField() });
export type SecondStep = z.infer<typeof SecondStep>;

export const TwoFactorConfirmation = z.strictObject({ code: totpCodeField() });

/** Changes of a second factor that require the password and a code. */
export const TwoFactorChange = z.strictObject({
  change: z.enum(['renew-codes', 'turn-off']),
  password: currentPasswordField(),
  code: secondFactorField(),
});
export type TwoFactorChange = z.infer<typeof TwoFactorChange>;

export const EndedSessions = z.discriminatedUnion('which', [
  z.strictObject({ which: z.literal('one'), id: ulid() }),
  z.strictObject({ which: z.literal('others') }),
]);

/** The roles whose logins have to set up a second factor. */
export const TwoFactorRoles = z.strictObject({ roles: z.array(Role).max(Role.options.length) });

/** An open session, as its login sees it. */
const OwnSession = z.object({
  id: ulid(),
  ...SignedInDevice.shape,
  createdAt: instant(),
  usedAt: instant(),
  isCurrent: z.boolean(),
});
export type OwnSession = z.infer<typeof OwnSession>;

/** The sign-in settings of a login. */
export const SignInSecurity = z.object({
  /** The open sessions, most recently used first. */
  sessions: z.array(OwnSession),
  twoFactor: z.object({ since: instant().nullable(), recoveryCodesLeft: z.int(), isObligatory: z.boolean() }),
  /** The roles that have to set up a second factor; `null` unless the login belongs to the operator. */
  obligatoryFor: z.array(Role).nullable(),
  /** Acting sessions for the login, newest first. */
  actings: z.array(PastActing).default([]),
});
export type SignInSecurity = z.infer<typeof SignInSecurity>;

/** A second factor to be confirmed: the secret in base32. */
export const TwoFactorSetUp = z.object({ secret: z.string() });
export type TwoFactorSetUp = z.infer<typeof TwoFactorSetUp>;
