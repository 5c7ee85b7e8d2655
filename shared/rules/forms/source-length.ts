/** Code units of a source that are read: its hidden field keeps the beginning of them. Separate, because the visitor's script needs nothing else of the rules. */
export const SOURCE_READ_MAX = 480;
