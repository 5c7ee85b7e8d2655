import type { apiContract, EndpointFamilyName } from '#shared/api-contract/api-contract.ts';
import type { Language } from '#shared/model/language.ts';
import type { FilledTree, TokenName, Tree } from '#test/get-endpoints/trees.ts';
import type { Call } from '#test/support/http/send.ts';

/** How a GET endpoint is called, and its answers on filled and on empty data. */
export interface GetCase {
  token?: TokenName;
  call: (tree: Tree, language: Language) => Call;
  /** Whether the answer depends on the language. If so, the endpoint is called in each language. */
  perLanguage?: true;
  /** The expected answer for the filled tree, made from its input (`toMatchObject`). */
  expected: (tree: FilledTree, language: Language) => object;
  /** Fields that are empty in the answer of the filled tree, for the reason stated next to them. */
  empty?: readonly string[];
  /** Status on empty data: 404 where nothing of the kind exists there. */
  emptyStatus: 200 | 303 | 404;
  /** The answer of an endpoint that returns files on filled data, if it is not the stored file. */
  file?: { status: number; content: (tree: FilledTree) => unknown };
}

type GetNames<F> = { [E in keyof F]: F[E] extends { method: 'GET' } ? E : never }[keyof F];
type Contract = typeof apiContract;

/** A case of every GET endpoint. A new endpoint without a case does not compile. */
export type GetCases = {
  [F in EndpointFamilyName as [GetNames<Contract[F]>] extends [never] ? never : F]: Record<GetNames<Contract[F]> & string, GetCase>;
};

export const bySite = ({ siteId }: Tree): Call => ({ params: { id: siteId } });

/** The last page of a list has no cursor. */
export const LAST_PAGE = ['nextCursor'];
