/** Types of records (RFC 1035, RFC 3596, RFC 8659). */
export const RECORD_TYPES = { A: 1, CNAME: 5, AAAA: 28, CAA: 257 } as const;
/** Response codes (RFC 1035, 4.1.1). */
export const RESPONSE_CODES = { found: 0, serverFailure: 2, noSuchName: 3 } as const;

export interface Question {
  id: number;
  name: string;
  type: number;
  /** The bytes of the question, which a response repeats. */
  bytes: Buffer;
}

export interface ResourceRecord {
  name: string;
  type: number;
  data: Buffer;
}

const HEADER_BYTES = 12;
const CLASS_IN = 1;
/** The flags of a response: recursion desired and available. */
const FLAGS = 0x81_80;

/** Encodes a name as labels, each after its length. */
export const encodeName = (name: string): Buffer =>
  Buffer.concat([...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])), Buffer.from([0])]);

/** Encodes the groups of an IPv6 address that is written in full. */
const encodeAddress6 = (address: string): Buffer => {
  const bytes = Buffer.alloc(16);
  for (const [index, group] of address.split(':').entries()) bytes.writeUInt16BE(Number.parseInt(group, 16), index * 2);
  return bytes;
};

export const encodeAddress = (address: string): Buffer =>
  address.includes(':') ? encodeAddress6(address) : Buffer.from(address.split('.').map(Number));

/** Encodes a CAA property (RFC 8659, 4.1) as not critical. */
export const encodeCaa = (tag: string, value: string): Buffer =>
  Buffer.concat([Buffer.from([0, tag.length]), Buffer.from(tag), Buffer.from(value)]);

/** Reads the question of a query, which has exactly one. */
export function readQuestion(query: Buffer): Question {
  const labels: string[] = [];
  let at = HEADER_BYTES;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  const end = at + 5;
  return {
    id: query.readUInt16BE(0),
    name: labels.join('.').toLowerCase(),
    type: query.readUInt16BE(at + 1),
    bytes: query.subarray(HEADER_BYTES, end),
  };
}

function encodeRecord({ name, type, data }: ResourceRecord): Buffer {
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(type, 0);
  fixed.writeUInt16BE(CLASS_IN, 2);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([encodeName(name), fixed, data]);
}

export function encodeResponse({ id, bytes }: Question, code: number, records: readonly ResourceRecord[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16BE(id, 0);
  header.writeUInt16BE(FLAGS | code, 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  return Buffer.concat([header, bytes, ...records.map(encodeRecord)]);
}
