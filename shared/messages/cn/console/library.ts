import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { library as source } from '#shared/messages/jp/console/library.ts';

export const library: CatalogueOf<typeof source> = {
  title: '媒体库',
  lead: '账号使用的图片和视频。在此添加的文件，即使删除网站也会保留。也可以拖放或粘贴到本页。',
  leadReadOnly: '账号使用的图片和视频。',
  search: '按文件名搜索',
  searchHint: '文件名的一部分',
  kindLabel: '用途',
  all: '全部',
  files: '文件',
  kind: {
    creative: '页面图片',
    video: '视频',
    logo: '标志',
    favicon: '网站图标',
    product: '商品',
    popup: '弹窗',
    share: '分享图片',
  },
  upload: {
    choose: '添加文件',
    label: '添加进度',
    progress: '正在添加：{{done}} / {{total}} 个',
    cancel: '停止',
    failed: '未能添加的文件',
  },
  empty: {
    title: '还没有文件',
    text: '请将图片或视频拖放到此处，或点击“添加文件”。',
    textReadOnly: '网站的图片和视频会显示在这里。',
  },
  clear: '清除条件',
  failed: '无法加载媒体库',
  nothing: {
    title: '没有符合条件的文件',
    text: '请换一个词或用途再试。',
  },
  goOn: {
    title: '目前没有符合条件的文件',
    text: '还可以继续搜索较早的文件。',
    action: '继续搜索',
  },
  picker: {
    title: '从媒体库选择',
    empty: '上传的图片会显示在这里。',
    hint: '按住 Shift 可一并选择中间的文件（最多 {{max}} 个）。',
    full: '已选到空单元格的数量（{{max}} 个）。',
    add: '添加',
    addMany: '添加 {{number}} 个',
  },
};
