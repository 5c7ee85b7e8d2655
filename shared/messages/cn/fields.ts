import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { fields as source } from '#shared/messages/jp/fields.ts';

export const fields: CatalogueOf<typeof source> = {
  sheet: {
    image: '图片',
    video: '视频',
    imageAlt: '替代文本',
    mainText: '主要文本',
    mainTextColor: '主要文本颜色',
    price: '价格（含税）',
    priceTextColor: '价格颜色',
    linkButtonText: '按钮文字',
    linkDestinationUrl: '链接目标',
    isInternalLink: '链接类型',
    linkButtonColor: '按钮颜色',
    linkTextColor: '按钮文字颜色',
    snsConfig: '显示的社交媒体',
    showCompany: '显示公司信息',
    membersOnlyLock: '仅限会员',
    hoverArrowColor: '箭头颜色',
    arrowFadeInterval: '箭头淡出秒数',
    sliderTime: '自动切换秒数',
    imageLinkPoints: '图片链接',
  },
  settings: {
    name: '网站名称',
    viewMode: '显示模式',
    logo: '徽标',
    favicon: '网站图标',
    languages: '语言',
    defaultLanguage: '默认语言',
    displayLanguageIcon: '语言图标',
    displayGlobalMenu: '全局菜单',
    globalMenuTextColor: '菜单文字颜色',
    speakerColor: '扬声器颜色',
  },
  grid: {
    size: '行×列',
    cells: '单元格排列',
  },
};
