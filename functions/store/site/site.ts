import type { AuditEntry } from '#shared/model/account/audit.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { SiteStatus } from '#shared/model/site/site.ts';

/** What lists and headers show of a site's content; follows the working revision. */
export interface SiteListingFields {
  name: string;
  thumbnail: ImageRef | null;
  numberHorizontal: number;
  numberVertical: number;
}

/** A site without its content: pointers to revisions, and what is known without opening them. */
export interface Site extends SiteListingFields {
  id: string;
  ownerId: string;
  /** The owner and every account above it: those in whose scope the site is. */
  lineage: readonly string[];
  status: SiteStatus;
  working: string;
  live: string | null;
  publicationId: string | null;
  createdAt: string;
  updatedAt: string;
  publishedAt: string | null;
  /** The custom path of what is on the air; none where it has none. */
  livePath?: string;
  /** When the present stretch of work began; lists are ordered by it. */
  editedAt?: string;
  /** The stretch of autosaves that goes on, if one does. */
  stretch?: EditSession | null;
  /** What gave it its name or its status: the mark of what searches find it by. */
  namedBy?: string;
  /** Deleted: for everybody but the jobs that clear it away it does not exist. */
  deletedAt?: string;
  /** Its clearing away has begun: no copy comes to life here any more. */
  isClearing?: boolean;
  /** When leftovers of saves are to be swept, if there may be any. */
  gsi1sk?: string;
}

/** A site as the audit log names it. */
export const siteAuditSubject = ({ id, name, ownerId }: Pick<Site, 'id' | 'name' | 'ownerId'>): AuditEntry['subject'] => ({
  kind: 'site',
  id,
  name,
  ownerId,
});

/** The site a revision belongs to: found through a scope before. */
export interface SiteRef {
  id: string;
}

/** A run of autosaves that the next one of the same login still belongs to. */
export interface EditSession {
  /** Its entry of the history. */
  id: string;
  loginId: string;
  startedAt: string;
}
