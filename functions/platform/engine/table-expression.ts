/** Placeholders for attribute names and values, so that reserved words and user input never reach an expression. */
class Placeholders {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, unknown> = {};
  private readonly known = new Map<string, string>();

  name(attribute: string): string {
    const placeholder = this.known.get(attribute) ?? `#n${this.known.size}`;
    this.known.set(attribute, placeholder);
    this.names[placeholder] = attribute;
    return placeholder;
  }

  value(value: unknown): string {
    const placeholder = `:v${Object.keys(this.values).length}`;
    this.values[placeholder] = value;
    return placeholder;
  }
}

/** A condition on the stored item, or on its absence. */
export type Condition = (placeholders: Placeholders) => string;

export const isAbsent =
  (attribute = 'pk'): Condition =>
  (p) =>
    `attribute_not_exists(${p.name(attribute)})`;
export const isPresent =
  (attribute = 'pk'): Condition =>
  (p) =>
    `attribute_exists(${p.name(attribute)})`;
export const isEqual =
  (attribute: string, value: unknown): Condition =>
  (p) =>
    `${p.name(attribute)} = ${p.value(value)}`;
export const isNotEqual =
  (attribute: string, value: unknown): Condition =>
  (p) =>
    `${p.name(attribute)} <> ${p.value(value)}`;
export const isBelow =
  (attribute: string, value: number | string): Condition =>
  (p) =>
    `${p.name(attribute)} < ${p.value(value)}`;
export const isAtMost =
  (attribute: string, value: number | string): Condition =>
  (p) =>
    `${p.name(attribute)} <= ${p.value(value)}`;
export const isAbove =
  (attribute: string, value: number | string): Condition =>
  (p) =>
    `${p.name(attribute)} > ${p.value(value)}`;
/** Requires that `attribute` is less than the attribute `other` of the same item. */
export const isBelowAttribute =
  (attribute: string, other: string): Condition =>
  (p) =>
    `${p.name(attribute)} < ${p.name(other)}`;
/** Requires that the member of a map is greater than the value. */
export const isMemberAbove =
  (attribute: string, member: string, value: number): Condition =>
  (p) =>
    `${p.name(attribute)}.${p.name(member)} > ${p.value(value)}`;
export const isAtLeast =
  (attribute: string, value: number | string): Condition =>
  (p) =>
    `${p.name(attribute)} >= ${p.value(value)}`;
/** Requires that the attribute is a string that contains `part`, or a set with that member. */
export const contains =
  (attribute: string, part: string): Condition =>
  (p) =>
    `contains(${p.name(attribute)}, ${p.value(part)})`;
/** Requires that the attribute is a string that begins with `prefix`. */
export const beginsWith =
  (attribute: string, prefix: string): Condition =>
  (p) =>
    `begins_with(${p.name(attribute)}, ${p.value(prefix)})`;
export const isOneOf =
  (attribute: string, values: readonly unknown[]): Condition =>
  (p) =>
    `${p.name(attribute)} IN (${values.map((value) => p.value(value)).join(', ')})`;
const joined =
  (word: 'AND' | 'OR') =>
  (...conditions: Condition[]): Condition =>
  (p) => {
    const parts = conditions.map((condition) => condition(p));
    // DynamoDB refuses doubled parentheses.
    return parts.length === 1 ? parts.join('') : `(${parts.join(` ${word} `)})`;
  };
export const allOf = joined('AND');
export const anyOf = joined('OR');
/** Requires that the item exists and is not marked as deleted. */
export const isNotDeleted: Condition = allOf(isPresent(), isAbsent('deletedAt'));

/** Changes of single attributes. A value of `undefined` in `set` leaves the attribute unchanged. */
export interface Changes {
  set?: object;
  /** Adds to a number or to a set. Creates an absent attribute. */
  add?: Readonly<Record<string, number | ReadonlySet<string>>>;
  /** Removes members from a set. DynamoDB removes an attribute together with its last member. */
  removeFromSet?: Readonly<Record<string, ReadonlySet<string>>>;
  remove?: readonly string[];
}

interface Expression {
  ConditionExpression?: string;
  UpdateExpression?: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

const clause = (word: string, parts: readonly string[]): string[] => (parts.length > 0 ? [`${word} ${parts.join(', ')}`] : []);

function updateExpression({ set = {}, add = {}, removeFromSet: take = {}, remove = [] }: Changes, p: Placeholders): string {
  const given = (Object.entries(set) as [string, unknown][]).filter(([, value]) => value !== undefined);
  return [
    ...clause(
      'SET',
      given.map(([attribute, value]) => `${p.name(attribute)} = ${p.value(value)}`),
    ),
    ...clause(
      'ADD',
      Object.entries(add).map(([attribute, amount]) => `${p.name(attribute)} ${p.value(amount)}`),
    ),
    ...clause(
      'DELETE',
      Object.entries(take).map(([attribute, members]) => `${p.name(attribute)} ${p.value(members)}`),
    ),
    ...clause(
      'REMOVE',
      remove.map((attribute) => p.name(attribute)),
    ),
  ].join(' ');
}

/** Returns the expression parameters of one write. */
export function buildExpression(when: Condition | undefined, changes?: Changes): Expression {
  const p = new Placeholders();
  return {
    ...(when && { ConditionExpression: when(p) }),
    ...(changes && { UpdateExpression: updateExpression(changes, p) }),
    ...(Object.keys(p.names).length > 0 && { ExpressionAttributeNames: p.names }),
    ...(Object.keys(p.values).length > 0 && { ExpressionAttributeValues: p.values }),
  };
}
