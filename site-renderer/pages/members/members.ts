import type { MemberPageLabels } from '#shared/messages/visitor-catalogues.ts';
import type { PageContext } from '#site-renderer/pages/page-content.ts';

/** The input of the pages where members sign in and manage their account. */
export interface Members {
  context: PageContext;
  words: MemberPageLabels;
}
