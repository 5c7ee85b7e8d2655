import { unwrapFormat } from '#shared/values/text/unwrap-format.ts';
import { toUnicodeForm } from '#shared/values/text/unicode-form.ts';

/** A label of a host name in ASCII: up to 63 characters, no hyphen at either end, no underscore. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST_MAX = 253;
const HOST = new RegExp(`^(?=.{1,${HOST_MAX}}$)(${LABEL}\\.)+${LABEL}$`, 'i');
const LOCAL_MAX = 64;
/** Invalid characters of a local part: the sender's mail servers accept only ASCII there. */
const NOT_IN_LOCAL_PART = /[^!#$%&'*+\-./0-9=?A-Z^_`a-z{|}~]/u;

/** Why no e-mail can be sent to an address: its form is wrong, or it contains a wrong character. */
export type EmailFault =
  | { rule: 'invalid-email' }
  | { rule: 'email-local-too-long'; params: { max: number } }
  | { rule: 'unexpected-character'; params: { character: string } };

/** Returns why no e-mail can be sent to a folded address; `undefined` if sending is possible. */
export function emailFault(value: string): EmailFault | undefined {
  const at = value.lastIndexOf('@');
  if (at < 1) return { rule: 'invalid-email' };
  const local = value.slice(0, at);
  const [character] = NOT_IN_LOCAL_PART.exec(local) ?? [];
  if (character !== undefined && /[\s@,;]/u.test(character)) return { rule: 'invalid-email' };
  if (character !== undefined) return { rule: 'unexpected-character', params: { character } };
  if (local.length > LOCAL_MAX) return { rule: 'email-local-too-long', params: { max: LOCAL_MAX } };
  return HOST.test(value.slice(at + 1)) ? undefined : { rule: 'invalid-email' };
}

/** Whether an e-mail can be sent to a folded address. */
export const isEmail = (value: string): boolean => emailFault(value) === undefined;

/**
 * Returns the host in ASCII (IDNA). Returns it unchanged if it is not convertible or too long: the conversion takes quadratic time in the
 * length of a label.
 */
function asciiHost(host: string): string {
  if (host.length > HOST_MAX || /^[\0-\x7F]*$/.test(host) || /[\s/?#@:\\]/u.test(host)) return host;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return host;
  }
}

/**
 * Returns the canonical form of an e-mail address, in which it is stored and compared: without surrounding characters from copying, in half
 * width and lower case, with the host in ASCII. Two addresses with the same form belong to the same login, member or sender.
 */
export function foldEmail(value: string): string {
  const text = toUnicodeForm(unwrapFormat(value).toLowerCase(), 'NFKC');
  const at = text.lastIndexOf('@');
  if (at < 0) return text;
  // Removes a final quote that remains from a quoted local part.
  return `${text.slice(0, at).replace(/"$/, '')}@${asciiHost(text.slice(at + 1))}`;
}
