import * as z from 'zod';
import { longText, text, wholeNumber } from '#shared/model/fields.ts';
import { PRICE_MAX, SHEET_DEFAULTS, TEXT_MAX } from '#shared/model/limits.ts';
import { ImageRef, VideoRef } from '#shared/model/media/media.ts';
import { linkUrlField } from '#shared/model/sites/link.ts';
import { PictureCrop, PictureTone, PLAIN_TONE } from '#shared/model/sites/picture-adjustment.ts';
import { CENTRE, FocalPoint, PictureFit } from '#shared/model/sites/picture-fit.ts';
import { colourField, field } from '#shared/model/sites/sheet/field-definition.ts';
import {
  Emphases,
  PLAIN_SURFACE,
  SheetLayout,
  Surface,
  TextPlace,
  TextPlaces,
  TextStyles,
} from '#shared/model/sites/sheet/sheet-layout.ts';
import { Backdrop } from '#shared/model/sites/theme.ts';

/** The fields of a sheet that its variations may override: creative, text and button. */
export const VARIED_FIELDS = {
  /** The picture, or the poster frame of the video. */
  image: field({
    schema: ImageRef.nullable(),
    initial: null,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 1,
    seenIn: 'the sheet',
  }),
  video: field({
    schema: VideoRef.nullable(),
    initial: null,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 2,
    seenIn: 'the sheet',
  }),
  /** How the creative is fitted to the screen. */
  pictureFit: field({
    schema: PictureFit,
    initial: 'auto',
    group: 'media',
    control: { kind: 'custom' },
    isPublished: true,
    since: 7,
    seenIn: 'the sheet',
  }),
  /** The point of the creative that stays visible when it is cropped. */
  focalPoint: field({
    schema: FocalPoint,
    initial: CENTRE,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: true,
    since: 7,
    seenIn: 'the sheet, where it is cut',
  }),
  /** The part of the creative that is shown; `null`: all of it. */
  pictureCrop: field({
    schema: PictureCrop.nullable(),
    initial: null,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 11,
    seenIn: 'the sheet',
  }),
  /** Brightness and shade of the creative. */
  pictureTone: field({
    schema: PictureTone,
    initial: PLAIN_TONE,
    group: 'media',
    control: { kind: 'custom' },
    isPublished: false,
    since: 11,
    seenIn: 'the sheet',
  }),
  imageAlt: field({
    schema: longText(TEXT_MAX.textarea),
    initial: '',
    group: 'media',
    control: { kind: 'text', max: TEXT_MAX.textarea },
    isPublished: true,
    since: 1,
    seenIn: 'alternative text',
  }),
  mainText: field({
    schema: longText(TEXT_MAX.textarea),
    initial: '',
    group: 'text',
    control: { kind: 'text', max: TEXT_MAX.textarea, isLong: true },
    isPublished: true,
    since: 1,
    seenIn: 'over the picture',
  }),
  /** A small line above the main text, on sites with a theme. */
  eyebrow: field({
    schema: text(TEXT_MAX.eyebrow),
    initial: '',
    group: 'text',
    control: { kind: 'text', max: TEXT_MAX.eyebrow },
    isPublished: true,
    since: 10,
    seenIn: 'above the main text, with a theme',
  }),
  /** A text below the main text, on sites with a theme. */
  secondText: field({
    schema: longText(TEXT_MAX.textarea),
    initial: '',
    group: 'text',
    control: { kind: 'text', max: TEXT_MAX.textarea, isLong: true },
    isPublished: true,
    since: 10,
    seenIn: 'below the main text, with a theme',
  }),
  /** Parts of the texts that are emphasised, on sites with a theme. */
  emphases: field({
    schema: Emphases,
    initial: [],
    group: 'text',
    control: { kind: 'custom' },
    isPublished: false,
    since: 11,
    seenIn: 'parts of texts, with a theme',
  }),
  /** Whole yen, tax included; `null`: no price shown. */
  price: field({
    schema: wholeNumber(0, PRICE_MAX).nullable(),
    initial: null,
    group: 'text',
    control: { kind: 'number', max: PRICE_MAX, whenEmpty: null, unit: 'yen' },
    isPublished: true,
    since: 2,
    seenIn: 'over the picture, tax included',
  }),
  mainTextColor: colourField(SHEET_DEFAULTS.mainTextColor, { group: 'text', since: 1, seenIn: 'over the picture' }),
  priceTextColor: colourField(SHEET_DEFAULTS.priceTextColor, { group: 'text', since: 2, seenIn: 'over the picture' }),
  linkButtonText: field({
    schema: text(TEXT_MAX.button),
    initial: '',
    group: 'button',
    control: { kind: 'text', max: TEXT_MAX.button },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  linkDestinationUrl: field({
    schema: linkUrlField(),
    initial: '',
    group: 'button',
    control: { kind: 'custom' },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  isInternalLink: field({
    schema: z.boolean(),
    initial: false,
    group: 'button',
    control: { kind: 'custom' },
    isPublished: true,
    since: 1,
    seenIn: 'button',
  }),
  linkButtonColor: colourField(SHEET_DEFAULTS.linkButtonColor, { group: 'button', since: 1, seenIn: 'button' }),
  linkTextColor: colourField(SHEET_DEFAULTS.linkTextColor, { group: 'button', since: 1, seenIn: 'button' }),
  /** The composition of the sheet. */
  layout: field({
    schema: SheetLayout,
    initial: 'low',
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: true,
    since: 10,
    seenIn: 'the sheet, with a theme',
  }),
  textStyles: field({
    schema: TextStyles,
    initial: {},
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: false,
    since: 10,
    seenIn: 'texts, with a theme',
  }),
  /** `null`: where the layout places them. */
  textPlace: field({
    schema: TextPlace.nullable(),
    initial: null,
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: false,
    since: 10,
    seenIn: 'texts, with a theme',
  }),
  textPlaces: field({
    schema: TextPlaces,
    initial: {},
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: false,
    since: 13,
    seenIn: 'single texts, with a theme',
  }),
  /** `null`: that of the theme. */
  textBackdrop: field({
    schema: Backdrop.nullable(),
    initial: null,
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: false,
    since: 10,
    seenIn: 'behind texts, with a theme',
  }),
  surface: field({
    schema: Surface,
    initial: PLAIN_SURFACE,
    group: 'layout',
    control: { kind: 'custom' },
    isPublished: false,
    since: 10,
    seenIn: 'the sheet without a picture, with a theme',
  }),
};
