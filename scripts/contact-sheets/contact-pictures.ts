import sharp from 'sharp';
import { inspectPicture } from '#functions/media/jobs/process-media/picture/picture.ts';
import { placeholderOf } from '#functions/media/jobs/process-media/picture/placeholder.ts';
import { TEMPLATE_PICTURES_FOLDER, type TemplatePictureFiles, templatePictureFiles } from '#functions/media/api/stored-pictures.ts';
import { HOTEL_SCENES, INN_SCENES } from '#infra/local/demo/artwork/highland-scenes.ts';
import { logo, SCENES } from '#infra/local/demo/artwork/tea-house-scenes.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import type { TemplateName, TemplatePictureKind } from '#shared/model/sites/template.ts';
import { numberedUlid } from '#test/support/sites/site-documents.ts';

/** A picture as a site refers to it, and what a browser gets for it. */
export interface ContactPicture {
  image: ImageRef;
  placeholder: string;
  file: Uint8Array;
  type: `image/${'jpeg' | 'png' | 'avif' | 'webp'}`;
}

/** The pictures of all contact sheets: the scenes of the demo, and the pictures of templates, none of which is a photograph. */
export class ContactPictures {
  private readonly byId = new Map<string, ContactPicture>();
  private readonly templates: TemplatePictureFiles = templatePictureFiles(`functions/media/api/${TEMPLATE_PICTURES_FOLDER}`);

  find(mediaId: string): ContactPicture | undefined {
    return this.byId.get(mediaId);
  }

  private add(picture: Omit<ContactPicture, 'image'> & { image: Omit<ImageRef, 'mediaId'> }): ImageRef {
    const image = { mediaId: numberedUlid(this.byId.size + 1), ...picture.image };
    this.byId.set(image.mediaId, { ...picture, image });
    return image;
  }

  /** Adds a drawing, processed as an upload is. */
  async addDrawing(svg: string): Promise<ImageRef> {
    const file = await sharp(Buffer.from(svg)).jpeg({ quality: 90 }).toBuffer();
    const inspection = await inspectPicture(file, 'creative');
    if (!inspection.ok) throw new Error(`A drawing cannot be read: ${inspection.fault}`);
    const { facts, pixels } = inspection.picture;
    return this.add({ image: facts, placeholder: await placeholderOf(pixels), file, type: 'image/jpeg' });
  }

  /** Adds the logo of the demo, which has transparent parts. */
  async addLogo(): Promise<ImageRef> {
    const file = await sharp(Buffer.from(logo())).png().toBuffer();
    const { width, height } = await sharp(file).metadata();
    return this.add({ image: { width, height, colour: '#808080' }, placeholder: '', file, type: 'image/png' });
  }

  /** Adds a picture of a template in the largest size that a site created from it has. */
  addOfTemplate(template: TemplateName, kind: TemplatePictureKind, art: number): ImageRef {
    const stored = this.templates.find(template, { kind, art });
    const variant = stored?.variants.filter(({ format }) => format !== 'png').toSorted((one, other) => other.width - one.width)[0];
    if (!stored || !variant) throw new Error(`The template ${template} has no ${kind} ${art}`);
    const file = this.templates.read(stored, variant);
    return this.add({
      image: stored.image,
      placeholder: stored.placeholder ?? '',
      file,
      type: `image/${variant.format === 'avif' ? 'avif' : 'webp'}`,
    });
  }

  /** Adds the scenes of the demo, by cell of their site. */
  async addScenes(): Promise<Readonly<Record<'teaHouse' | 'hotel' | 'inn', Readonly<Record<string, ImageRef>>>>> {
    const addAll = async (scenes: Readonly<Record<string, () => string>>): Promise<Record<string, ImageRef>> => {
      const added: Record<string, ImageRef> = {};
      for (const [cell, draw] of Object.entries(scenes)) added[cell] = await this.addDrawing(draw());
      return added;
    };
    return { teaHouse: await addAll(SCENES), hotel: await addAll(HOTEL_SCENES), inn: await addAll(INN_SCENES) };
  }
}
