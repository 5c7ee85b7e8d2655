import { MEMBER_SESSION_MS } from '#shared/model/limits.ts';
import { siteId as siteIdSchema } from '#shared/model/fields.ts';
import type { Clock } from '#functions/gateways/clock.ts';
import type { Ids } from '#functions/gateways/ids.ts';
import { tryCommit } from '#functions/store/engine/conditional-write.ts';
import { digest } from '#functions/store/engine/digest.ts';
import { memberKey, memberSessionKey } from '#functions/store/keys.ts';
import type { StoredMember } from '#functions/store/member/member.ts';
import { isEqual } from '#functions/store/engine/table-expression.ts';
import type { Table, Write } from '#functions/store/engine/table.ts';

const TOKEN = /^(?<memberId>[0-9A-Z]{26})\.(?<sessionId>[0-9A-Z]{26})\.(?<secret>[\w-]{43})$/;

interface Token {
  memberId: string;
  sessionId: string;
  secret: string;
}

function parseToken(text: string): Token | undefined {
  const { memberId, sessionId, secret } = TOKEN.exec(text)?.groups ?? {};
  return memberId && sessionId && secret ? { memberId, sessionId, secret } : undefined;
}

/** As stored: never a secret, only what recognises it. */
interface SessionItem {
  hash: string;
  /** The member's at the time; once that has grown, the session is over. */
  epoch: number;
  /** Epoch milliseconds. */
  until: number;
}

/** A session that has come to be once its write is made. */
interface NewSession {
  token: string;
  until: Date;
  write: Write;
}

export interface MemberSessionStore {
  /** A session of a member, for the transaction it begins in. */
  prepare(member: Pick<StoredMember, 'siteId' | 'id' | 'epoch'>): NewSession;
  open(member: StoredMember): Promise<NewSession>;
  /** The member of a site that a token stands for there. One call. */
  findMember(siteId: string, token: string): Promise<StoredMember | undefined>;
  /** Ends the session of a token, if it is one of this site. */
  end(siteId: string, token: string): Promise<void>;
}

/** Sessions of members in the table. They lie with the site: a token of another site is nobody's. */
export function memberSessionStore(table: Table, ids: Ids, clock: Clock): MemberSessionStore {
  const now = () => clock().getTime();
  const isSite = (siteId: string) => siteIdSchema().safeParse(siteId).success;

  function begin({ siteId, id: memberId, epoch }: Pick<StoredMember, 'siteId' | 'id' | 'epoch'>): NewSession {
    const [sessionId, secret, until] = [ids.ulid(), ids.secret(), now() + MEMBER_SESSION_MS];
    const session: SessionItem = { hash: digest(secret), epoch, until };
    const kept = { createdAt: clock().toISOString(), expiresAt: Math.ceil(until / 1_000) };
    return {
      token: `${memberId}.${sessionId}.${secret}`,
      until: new Date(until),
      write: { put: { ...memberSessionKey(siteId, { memberId, sessionId }), entity: 'member-session', ...session, ...kept } },
    };
  }

  return {
    prepare: begin,
    async open(member) {
      const session = begin(member);
      await table.transact([session.write]);
      return session;
    },
    async findMember(siteId, text) {
      const token = parseToken(text);
      if (!token || !isSite(siteId)) return undefined;
      const [session, member] = await table.batchGet<SessionItem | StoredMember>([
        memberSessionKey(siteId, token),
        memberKey(siteId, token.memberId),
      ]);
      if (!session || !member || !('hash' in session) || !('email' in member)) return undefined;
      const isOpen = session.hash === digest(token.secret) && session.until > now() && session.epoch === member.epoch;
      return isOpen ? member : undefined;
    },
    async end(siteId, text) {
      const token = parseToken(text);
      if (token && isSite(siteId)) await tryCommit(table.delete(memberSessionKey(siteId, token), isEqual('hash', digest(token.secret))));
    },
  };
}
