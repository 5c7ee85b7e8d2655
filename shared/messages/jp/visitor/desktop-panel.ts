/** What is beside the upright frame of a site on a desktop. */
export const desktopPanel = { map: 'シートの地図', phone: 'スマートフォンで見る', copy: 'リンクをコピー', copied: 'コピーしました' };
