/** The visitor's runtime as it is written into pages: one for sites of pictures, one that also plays videos. */
export interface VisitorScripts {
  still: string;
  moving: string;
}
