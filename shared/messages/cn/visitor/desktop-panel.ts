/** What is beside the upright frame of a site on a desktop. */
export const desktopPanel = { map: '页面地图', phone: '用手机浏览', copy: '复制链接', copied: '已复制' };
