import type { CtaAnimation, PopupKind } from '#shared/model/site/popup.ts';
import type { Product } from '#shared/model/site/product.ts';
import type { Sheet, ViewMode } from '#shared/model/site/site.ts';

export const TEMPLATE_NAMES = ['shop', 'restaurant', 'event', 'recruiting', 'real-estate', 'portfolio', 'launch', 'magazine'] as const;
export type TemplateName = (typeof TEMPLATE_NAMES)[number];

/** Where a button leads: a cell (`/B2`) or a page (`/contact`) of the site. */
type Inside = `/${string}`;

/** A sheet without its words: its artwork's number, and how it looks. */
export interface SheetDesign {
  cell: string;
  art: number;
  /** Of the button, which has a text in the words where there is one here. */
  to?: Inside;
  price?: number;
  look?: Partial<Pick<Sheet, 'mainTextColor' | 'priceTextColor' | 'linkButtonColor' | 'linkTextColor' | 'hoverArrowColor' | 'sliderTime'>>;
  /** Places on the picture that lead on; named in the words. */
  points?: readonly { x: number; y: number; to: Inside }[];
  products?: readonly ({ art: number; price: number; to: Inside } & Partial<
    Pick<Product, 'coordinateX' | 'coordinateY' | 'textColor' | 'backgroundColor' | 'linkButtonColor' | 'linkTextColor'>
  >)[];
}

/** A template without its words. */
export interface TemplateDesign {
  name: TemplateName;
  rows: number;
  columns: number;
  viewMode: ViewMode;
  /** Colours of every sheet that says nothing else. */
  colours: Required<Pick<Sheet, 'mainTextColor' | 'priceTextColor' | 'linkButtonColor' | 'linkTextColor'>>;
  menuTextColor: string;
  sheets: readonly SheetDesign[];
  /** Cells the global menu leads to, in order; named in the words. */
  menu: readonly Inside[];
  popup?: {
    kind: PopupKind;
    art: number;
    to: Inside;
    animation: CtaAnimation;
    /** Days from the creation of the site on. */
    days: number;
    limit?: number;
    cells: readonly string[];
    coordinateX: number;
    coordinateY: number;
  };
}

interface SheetWords {
  text: string;
  alt: string;
  button?: string;
  points?: readonly string[];
  products?: readonly { name: string; description: string; button: string }[];
}

/** What a template says in one language. */
export interface TemplateTexts {
  title: string;
  /** In one sentence, what it is good for. */
  about: string;
  sheets: readonly SheetWords[];
  menu: readonly string[];
  seo: { title: string; h1: string; description: string };
  popup?: { name: string; alt: string; button: string };
}

export type AllTemplateTexts = Readonly<Record<TemplateName, TemplateTexts>>;
