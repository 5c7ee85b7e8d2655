import type { FocalPoint } from '#shared/model/sites/picture-fit.ts';
import type { CtaAnimation, PopupKind } from '#shared/model/sites/popup.ts';
import type { Product } from '#shared/model/sites/product.ts';
import type { SheetLayout, TextPlace, TextStyles } from '#shared/model/sites/sheet/sheet-layout.ts';
import type { Sheet, ViewMode } from '#shared/model/sites/site.ts';
import type { TemplateName } from '#shared/model/sites/template.ts';
import type { Backdrop, ThemeName } from '#shared/model/sites/theme.ts';

/** The destination of a link: a cell (`/B2`) or a page (`/contact`) of the site. */
type InternalPath = `/${string}`;

/** A sheet without its texts. Its colours follow from the theme. */
export interface SheetDesign {
  cell: string;
  layout: SheetLayout;
  /** The number of its drawing; absent: texts on paper. */
  art?: number;
  /** Whether the drawing is bright, so that the texts over it are dark. */
  isBright?: boolean;
  focus?: FocalPoint;
  /** The paper of a sheet without a drawing, and below a framed one. */
  surface?: Sheet['surface'];
  textStyles?: TextStyles;
  textPlace?: TextPlace;
  textBackdrop?: Backdrop;
  /** The destination of the button; its label is in the texts. */
  to?: InternalPath;
  price?: number;
  /** Seconds until the next sheet. */
  sliderTime?: number;
  /** Link points on the picture; their names are in the texts. */
  points?: readonly { x: number; y: number; to: InternalPath }[];
  products?: readonly ({ art: number; price: number; to: InternalPath } & Partial<Pick<Product, 'coordinateX' | 'coordinateY'>>)[];
}

/** A template without its texts. */
export interface TemplateDesign {
  name: TemplateName;
  group: TemplateGroup;
  theme: ThemeName;
  rows: number;
  columns: number;
  viewMode: ViewMode;
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

/** The groups of the gallery, by which it can be filtered. */
export const TEMPLATE_GROUPS = ['hospitality', 'wellness', 'sales', 'organisation', 'culture'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

interface SheetTexts {
  text: string;
  eyebrow?: string;
  second?: string;
  /** The description of the drawing; absent without one. */
  alt?: string;
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
