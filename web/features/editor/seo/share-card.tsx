import { useTranslation } from '#web/lib/use-translation.ts';
import { type ImageRef, SHARE_PICTURE_VARIANT } from '#shared/model/media/media.ts';
import classes from '#web/features/editor/seo/seo.module.css';
import { mediaUrl, thumbnailSource } from '#web/lib/media-url.ts';

interface ShareCardProps {
  /** The picture of the first sheet. */
  image: ImageRef | null;
  /** The picture that the owner uploaded for sharing, which replaces it. */
  uploaded: ImageRef | null;
  host: string;
  title: string;
  description: string;
}

/** Preview of a link to the site as social networks and chats show it. */
export function ShareCard({ image, uploaded, host, title, description }: ShareCardProps) {
  const { t } = useTranslation('seo');
  const shown = uploaded ?? image;
  const source = ({ mediaId, ...size }: ImageRef) => {
    const { width, format } = SHARE_PICTURE_VARIANT;
    return uploaded ? { src: mediaUrl(mediaId, width, format) } : { ...thumbnailSource({ mediaId, ...size }), sizes: '420px' };
  };
  return (
    <div className={classes['card']} data-scheme="light">
      <div className={classes['picture']} style={shown ? { backgroundColor: shown.colour } : {}}>
        {shown ? <img {...source(shown)} alt="" /> : t('noPicture')}
      </div>
      <div className={classes['caption']}>
        <small>{host}</small>
        <b>{title}</b>
        <span>{description}</span>
      </div>
    </div>
  );
}
