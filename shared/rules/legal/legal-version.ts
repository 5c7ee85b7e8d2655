import { LEGAL_KINDS, type Agreement, type LegalKind, type LegalTexts, type LegalVersion } from '#shared/model/legal/legal-document.ts';
import type { Role } from '#shared/model/role.ts';
import { DEFAULT_LANGUAGE, FALLBACK_LANGUAGE, type Language, LANGUAGES } from '#shared/model/language.ts';

type Dated = Pick<LegalVersion, 'kind' | 'effectiveDate' | 'publishedAt'>;

const order = ({ effectiveDate, publishedAt }: Dated): string => `${effectiveDate} ${publishedAt}`;

/**
 * Returns the version of a document that is in force on a day (YYYY-MM-DD, Japanese time): the version with the latest date of effect up to
 * that day; of equal dates, the version published last.
 */
export const versionInForce = <V extends Dated>(versions: readonly V[], kind: LegalKind, today: string): V | undefined =>
  versions
    .filter((version) => version.kind === kind && version.effectiveDate <= today)
    .toSorted((a, b) => (order(a) < order(b) ? 1 : -1))[0];

/** Returns the documents that apply to an account: of each kind, the version in force of the first issuer that has any. */
export const documentsInForce = <V extends Dated>(byIssuer: readonly (readonly V[])[], today: string): V[] =>
  LEGAL_KINDS.flatMap((kind) => {
    const [first] = byIssuer.flatMap((versions) => versionInForce(versions, kind, today) ?? []);
    return first === undefined ? [] : [first];
  });

/** Whether an account of this role concludes a contract and therefore has to agree: an OEM or a customer, but no additional login. */
export const agreesToDocuments = (role: Role): boolean => role === 'OEM_MASTER' || role === 'USER';

/** Returns the documents in force to which the account has not agreed. */
export const dueDocuments = <V extends Pick<LegalVersion, 'id'>>(
  inForce: readonly V[],
  agreements: readonly Pick<Agreement, 'id'>[],
): V[] => inForce.filter(({ id }) => !agreements.some((agreed) => agreed.id === id));

/** Returns the text for a reader, with its language: another language if there is no text in the reader's language. */
export function legalTextFor(texts: LegalTexts, language: Language): { language: Language; text: string } {
  const shown = [language, FALLBACK_LANGUAGE, DEFAULT_LANGUAGE, ...LANGUAGES].find((one) => texts[one] !== '') ?? language;
  return { language: shown, text: texts[shown] };
}
