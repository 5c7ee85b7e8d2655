import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import {
  encodeAddress,
  encodeCaa,
  encodeName,
  encodeResponse,
  type Question,
  readQuestion,
  RECORD_TYPES,
  type ResourceRecord,
  RESPONSE_CODES,
} from '#infra/local/dns/dns-message.ts';

/** The configured DNS records of a name. */
export interface LocalRecords {
  cname?: string;
  /**
   * Additional CNAMEs of the name, to simulate caches with former CNAMEs: successive queries return them in turn, as resolvers with
   * different caches do.
   */
  otherCnames?: readonly string[];
  /** IPv4, and IPv6 written in full. */
  addresses?: readonly string[];
  /** CAA properties, such as `['issue', 'amazon.com']`. */
  caa?: readonly (readonly [tag: string, value: string])[];
  /** How the resolver fails: by an error response or by no response. */
  fails?: 'server-failure' | 'silence';
}

export interface LocalDns {
  /** The address of the server, in the format of `Resolver.setServers`. */
  address: string;
  close(): Promise<void>;
}

type RecordsOf = (name: string) => LocalRecords | undefined;

/** The maximum number of aliases that a resolver follows. */
const ALIASES_MAX = 8;

const isIpv6 = (address: string): boolean => address.includes(':');

/** Returns the records of a type at a name, without following aliases. */
function ownRecords(name: string, type: number, { addresses = [], caa = [] }: LocalRecords): ResourceRecord[] {
  const record = (data: Buffer): ResourceRecord => ({ name, type, data });
  if (type === RECORD_TYPES.CAA) return caa.map(([tag, value]) => record(encodeCaa(tag, value)));
  if (type !== RECORD_TYPES.A && type !== RECORD_TYPES.AAAA) return [];
  return addresses.filter((address) => isIpv6(address) === (type === RECORD_TYPES.AAAA)).map((address) => record(encodeAddress(address)));
}

/** Returns the records that answer a question, including aliases and their targets, as a recursive resolver does. */
function answersTo(name: string, type: number, recordsOf: RecordsOf, aliases = 0): ResourceRecord[] {
  const records = recordsOf(name) ?? {};
  const { cname } = records;
  if (cname === undefined) return ownRecords(name, type, records);
  const alias = { name, type: RECORD_TYPES.CNAME, data: encodeName(cname) };
  return type === RECORD_TYPES.CNAME || aliases === ALIASES_MAX ? [alias] : [alias, ...answersTo(cname, type, recordsOf, aliases + 1)];
}

function respondTo(question: Question, recordsOf: RecordsOf): Buffer | undefined {
  const records = recordsOf(question.name);
  if (records?.fails === 'silence') return undefined;
  if (records?.fails === 'server-failure') return encodeResponse(question, RESPONSE_CODES.serverFailure, []);
  const code = records ? RESPONSE_CODES.found : RESPONSE_CODES.noSuchName;
  return encodeResponse(question, code, answersTo(question.name, question.type, recordsOf));
}

/** Returns records with only one CNAME of each name: the first for turn 0, the second for turn 1, and so on, cyclically. */
const atTurn =
  (turn: number, recordsOf: RecordsOf): RecordsOf =>
  (name) => {
    const records = recordsOf(name);
    if (records?.cname === undefined) return records;
    const all = [records.cname, ...(records.otherCnames ?? [])];
    return { ...records, cname: all[turn % all.length] ?? records.cname };
  };

/** Starts a recursive resolver over UDP whose records come from a function: the DNS of laptops and tests. `port`: 0 for any. */
export async function listenDns(recordsOf: RecordsOf, port = 0): Promise<LocalDns> {
  const socket = createSocket('udp4');
  let turn = 0;
  socket.on('message', (query, { port: to, address }) => {
    turn += 1;
    const response = respondTo(readQuestion(query), atTurn(turn, recordsOf));
    if (response) socket.send(response, to, address);
  });
  socket.bind(port, '127.0.0.1');
  await once(socket, 'listening');
  return {
    address: `127.0.0.1:${socket.address().port}`,
    async close() {
      socket.close();
      await once(socket, 'close');
    },
  };
}
