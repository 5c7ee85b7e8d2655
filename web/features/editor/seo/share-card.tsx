import { useTranslation } from '#web/lib/use-translation.ts';
import type { ImageRef } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { thumbnailSource } from '#web/lib/media-url.ts';

interface ShareCardProps {
  /** The picture of the first sheet. */
  image: ImageRef | null;
  host: string;
  title: string;
  description: string;
}

/** Preview of a link to the site as social networks and chats show it. */
export function ShareCard({ image, host, title, description }: ShareCardProps) {
  const { t } = useTranslation('seo');
  return (
    <div className={classes['card']}>
      <div className={classes['picture']} style={image ? { backgroundColor: image.colour } : {}}>
        {image ? <img {...thumbnailSource(image)} sizes="420px" alt="" /> : t('noPicture')}
      </div>
      <div className={classes['caption']}>
        <small>{host}</small>
        <b>{title}</b>
        <span>{description}</span>
      </div>
    </div>
  );
}
