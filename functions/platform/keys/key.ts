/** The key of an item in the table. */
export interface Key {
  readonly pk: string;
  readonly sk: string;
}
