import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';

/** The picture of a news item: an address on the site's host, its size in pixels and its average colour. */
const VisitorNewsImage = z.object({ src: z.string(), width: z.int(), height: z.int(), colour: z.string() });

/** A news item as visitors see it, in one language. */
export const VisitorNews = z.object({
  id: ulid(),
  title: z.string(),
  content: z.string(),
  /** A web address, or an address of the site that starts with `/`. Empty: no link. */
  contentUrl: z.string(),
  image: VisitorNewsImage.nullable(),
  startDate: instant(),
});
export type VisitorNews = z.infer<typeof VisitorNews>;

/** What the bar of a site's pages is filled from. `styles`: those of the bar, empty without news. */
export interface NewsData {
  news: readonly VisitorNews[];
  styles: string;
}
