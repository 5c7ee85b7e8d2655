import { LEGAL_KINDS, type Agreement, type LegalKind, type LegalTexts, type LegalVersion } from '#shared/model/legal/legal-document.ts';
import type { Role } from '#shared/model/role.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language, LANGUAGES } from '#shared/model/language.ts';

type Dated = Pick<LegalVersion, 'kind' | 'effectiveDate' | 'publishedAt'>;

const order = ({ effectiveDate, publishedAt }: Dated): string => `${effectiveDate} ${publishedAt}`;

/**
 * The version of a document in force on a day (YYYY-MM-DD, Japanese time): the one with the latest date of effect up to then, of equal
 * dates the one published last.
 */
export const versionInForce = <V extends Dated>(versions: readonly V[], kind: LegalKind, today: string): V | undefined =>
  versions
    .filter((version) => version.kind === kind && version.effectiveDate <= today)
    .toSorted((a, b) => (order(a) < order(b) ? 1 : -1))[0];

/** The documents that apply to an account: of each kind the version of the first issuer that has one in force. */
export const documentsInForce = <V extends Dated>(byIssuer: readonly (readonly V[])[], today: string): V[] =>
  LEGAL_KINDS.flatMap((kind) => {
    const [first] = byIssuer.flatMap((versions) => versionInForce(versions, kind, today) ?? []);
    return first === undefined ? [] : [first];
  });

/** Whether an account of this role concludes a contract and therefore agrees. The operator's own staff and further logins do not. */
export const agreesToDocuments = (role: Role): boolean => role === 'OEM_MASTER' || role === 'USER';

/** The documents in force that are not agreed to. */
export const dueDocuments = <V extends Pick<LegalVersion, 'id'>>(
  inForce: readonly V[],
  agreements: readonly Pick<Agreement, 'id'>[],
): V[] => inForce.filter(({ id }) => !agreements.some((agreed) => agreed.id === id));

/** The text for a reader, and its language: another one if there is no text in the reader's. */
export function legalTextFor(texts: LegalTexts, language: Language): { language: Language; text: string } {
  const shown = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE, ...LANGUAGES].find((one) => texts[one] !== '') ?? language;
  return { language: shown, text: texts[shown] };
}
