import type { TemplateName } from '#shared/model/sites/template.ts';
import type { CtaAnimation, PopupKind } from '#shared/model/sites/popup.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { Sheet, ViewMode } from '#shared/model/sites/site.ts';

/** The destination of a link: a cell (`/B2`) or a page (`/contact`) of the site. */
type InternalPath = `/${string}`;

/** A sheet without its texts. */
export interface SheetDesign {
  cell: string;
  /** The number of its drawing. */
  art: number;
  /** The destination of the button; its label is in the texts. */
  to?: InternalPath;
  price?: number;
  style?: Partial<Pick<Sheet, 'mainTextColor' | 'priceTextColor' | 'linkButtonColor' | 'linkTextColor' | 'hoverArrowColor' | 'sliderTime'>>;
  /** Link points on the picture; their names are in the texts. */
  points?: readonly { x: number; y: number; to: InternalPath }[];
  products?: readonly ({ art: number; price: number; to: InternalPath } & Partial<
    Pick<Product, 'coordinateX' | 'coordinateY' | 'textColor' | 'backgroundColor' | 'linkButtonColor' | 'linkTextColor'>
  >)[];
}

/** A template without its texts. */
export interface TemplateDesign {
  name: TemplateName;
  rows: number;
  columns: number;
  viewMode: ViewMode;
  /** The default colours of sheets that set no style. */
  colours: Required<Pick<Sheet, 'mainTextColor' | 'priceTextColor' | 'linkButtonColor' | 'linkTextColor'>>;
  menuTextColor: string;
  sheets: readonly SheetDesign[];
  /** The destinations of the global menu, in order; their names are in the texts. */
  menu: readonly InternalPath[];
  popup?: {
    kind: PopupKind;
    art: number;
    to: InternalPath;
    animation: CtaAnimation;
    /** Days from the creation of the site to the end of the popup. */
    days: number;
    limit?: number;
    cells: readonly string[];
    coordinateX: number;
    coordinateY: number;
  };
}

interface SheetTexts {
  text: string;
  alt: string;
  button?: string;
  points?: readonly string[];
  products?: readonly { name: string; description: string; button: string }[];
}

/** The texts of a template in one language. */
export interface TemplateTexts {
  title: string;
  /** The purpose of the template, in one sentence. */
  about: string;
  sheets: readonly SheetTexts[];
  menu: readonly string[];
  seo: { title: string; h1: string; description: string };
  popup?: { name: string; alt: string; button: string };
}

export type AllTemplateTexts = Readonly<Record<TemplateName, TemplateTexts>>;
