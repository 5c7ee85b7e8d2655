import type * as z from 'zod';
import { apiContract } from '#shared/api-contract/api-contract.ts';
import type { Endpoint } from '#shared/api-contract/endpoint.ts';

/** A schema inside a request schema. */
export interface RequestField {
  /** The path of the field: `family.endpoint part.field.field`. */
  path: string;
  schema: z.core.$ZodType;
}

/** The parts of a request schema, as zod describes each kind of schema. */
type Definition = z.core.$ZodTypeDef & {
  shape?: Record<string, z.core.$ZodType>;
  options?: readonly z.core.$ZodType[];
  items?: readonly z.core.$ZodType[];
  getter?: () => z.core.$ZodType;
} & Partial<Record<'element' | 'innerType' | 'in' | 'keyType' | 'valueType' | 'left' | 'right' | 'catchall', z.core.$ZodType>>;

function* schemasIn(schema: z.core.$ZodType, path: string, within: readonly z.core.$ZodType[] = []): Generator<RequestField> {
  if (within.includes(schema)) return;
  yield { path, schema };
  const { shape = {}, options = [], items = [], getter, ...parts } = (schema as z.ZodType).def as Definition;
  const { element, innerType, in: input, keyType, valueType, left, right, catchall } = parts;
  const inner = [...options, ...items, getter?.(), element, innerType, input, keyType, valueType, left, right, catchall];
  const below = [...within, schema];
  for (const [name, field] of Object.entries(shape)) yield* schemasIn(field, `${path}.${name}`, below);
  for (const part of inner) if (part) yield* schemasIn(part, path, below);
}

/** Every schema in the path parameters, queries and bodies of all endpoints: objects, lists, their fields and elements, and wrappers. */
export const REQUEST_FIELDS: readonly RequestField[] = Object.entries(apiContract).flatMap(([family, endpoints]) =>
  Object.entries<Endpoint>(endpoints).flatMap(([name, { params, query, body }]) =>
    Object.entries({ params, query, body }).flatMap(([part, schema]) =>
      schema ? [...schemasIn(schema, `${family}.${name} ${part}`)] : [],
    ),
  ),
);

/** Returns the kind of a schema, as zod names it. */
export const kindOf = ({ schema }: RequestField): string => (schema as z.ZodType).def.type;
