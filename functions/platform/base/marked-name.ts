import type { NamedLogin } from '#shared/model/sign-in/acting.ts';
import type { PersonRef } from '#shared/model/person-ref.ts';
import type { Role } from '#shared/model/role.ts';

const MARK = Symbol('named person');

/** Identifies the person to whom a name in an answer belongs. */
interface Mark {
  /** The field that contains the name. */
  field: string;
  /** The person; `undefined` for documents of earlier versions, which stored only the name. */
  ref: PersonRef | undefined;
  /** The role of a login; only for a login with id and role. */
  role: Role | undefined;
}

/** An object of an answer that contains a name, and the person to whom the name belongs. */
export interface MarkedName extends Mark {
  target: Record<string, unknown>;
}

/**
 * Returns a field with the name of a person, and its mark, to be spread into an object of an answer (at most one name per object).
 * `nameRedactor` finds names only by this mark, and replaces names that the reader may not see. The mark is never sent.
 */
export const markedName = <F extends string>(field: F, name: string, ref: PersonRef | undefined): Record<F, string> => {
  const mark: Mark = { field, ref, role: undefined };
  return Object.assign({ [field]: name } as Record<F, string>, { [MARK]: mark });
};

/** Returns a login with name and role in an answer, marked as by `markedName`. */
export const markedLogin = <T extends NamedLogin>(login: T): T => {
  const mark: Mark = { field: 'name', ref: { loginId: login.id }, role: login.role };
  return { ...login, [MARK]: mark };
};

const isPlainObject = (value: unknown): value is Record<string | symbol, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
};

/** Removes the marks from an answer, and returns the marked names. */
export function extractMarkedNames(answer: unknown): MarkedName[] {
  if (Array.isArray(answer)) return answer.flatMap(extractMarkedNames);
  if (!isPlainObject(answer)) return [];
  const mark = answer[MARK] as Mark | undefined;
  delete answer[MARK];
  return [...(mark ? [{ ...mark, target: answer }] : []), ...Object.values(answer).flatMap(extractMarkedNames)];
}
