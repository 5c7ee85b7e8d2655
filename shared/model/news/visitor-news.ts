import * as z from 'zod';
import { instant, ulid } from '#shared/model/fields.ts';

/** The picture of a news item: its URL on the site's host, its size in pixels and its average colour. */
const VisitorNewsImage = z.object({ src: z.string(), width: z.int(), height: z.int(), colour: z.string() });

/** A news item as visitors see it, in one language. */
export const VisitorNews = z.object({
  id: ulid(),
  title: z.string(),
  content: z.string(),
  /** A web address, or a path of the site that starts with `/`. Empty: no link. */
  contentUrl: z.string(),
  image: VisitorNewsImage.nullable(),
  startDate: instant(),
});
export type VisitorNews = z.infer<typeof VisitorNews>;

/** The data of the news bar of a site's pages. `styles`: the styles of the bar, empty without news. */
export interface NewsData {
  news: readonly VisitorNews[];
  styles: string;
}
