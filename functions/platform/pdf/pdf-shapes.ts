/** An area in points from the upper left corner of the page. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A position on the page. */
export type Point = readonly [x: number, y: number];

export interface PdfShapes {
  shade(area: Area, colour: string): void;
  /** Draws a line from point to point. */
  line(points: readonly Point[], colour: string, options?: { thickness?: number; dash?: number }): void;
  /** Fills the polygon with these corners. */
  polygon(corners: readonly Point[], colour: string): void;
  dot(centre: Point, radius: number, colour: string): void;
  /**
   * Draws a PNG or JPEG. `cover` fills the area and crops the picture on both sides; `contain` draws the whole picture from the left edge.
   */
  picture(bytes: Buffer, area: Area, fit?: 'cover' | 'contain'): void;
}

/** Draws shapes and pictures on the current page. */
export function pdfShapes(document: PDFKit.PDFDocument): PdfShapes {
  const trace = ([first, ...others]: readonly Point[]): boolean => {
    if (!first) return false;
    document.moveTo(...first);
    for (const point of others) document.lineTo(...point);
    return true;
  };
  /** Keeps a string for each picture, because the library embeds a picture each time it is drawn unless its source is a string. */
  const sources = new Map<Buffer, string>();
  return {
    shade: ({ x, y, width, height }, colour) => void document.rect(x, y, width, height).fill(colour),
    line(points, colour, { thickness = 1, dash } = {}) {
      document.save().lineWidth(thickness).lineJoin('round').strokeColor(colour);
      if (dash !== undefined) document.dash(dash, { space: dash });
      if (trace(points)) document.stroke();
      document.restore();
    },
    polygon(corners, colour) {
      if (trace(corners)) document.closePath().fill(colour);
    },
    dot: ([x, y], radius, colour) => void document.circle(x, y, radius).fill(colour),
    picture(bytes, { x, y, width, height }, fit = 'cover') {
      const image = sources.get(bytes) ?? `data:image/*;base64,${bytes.toString('base64')}`;
      sources.set(bytes, image);
      document.save().rect(x, y, width, height).clip();
      if (fit === 'contain') document.image(image, x, y, { fit: [width, height], valign: 'center' });
      else document.image(image, x, y, { cover: [width, height], align: 'center', valign: 'center' });
      document.restore();
    },
  };
}
