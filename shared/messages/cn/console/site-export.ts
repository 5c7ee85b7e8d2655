import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { siteExport as source } from '#shared/messages/jp/console/site-export.ts';

export const siteExport: CatalogueOf<typeof source> = {
  title: '导出网站',
  lead: '将已发布的网站打包为 ZIP 文件，可放到其他服务器上。',
  limits: '在其他服务器上，表单、会员页面和访问统计无法使用。详情请参阅 ZIP 中的 README.txt。',
  start: '开始导出',
  again: '重新导出',
  queued: '正在排队',
  running: '正在收集文件',
  runningNote: '可以离开此页面。完成后会通过铃铛通知您。',
  progress: '{{done}} / {{total}}',
  ready: '{{at}} 已发布网站的导出已就绪',
  kept: '可在 {{until}} 之前下载。',
  download: '下载 ZIP 文件',
  failed: '无法导出网站',
  failedText: '请稍后重试。如果仍然失败，请联系运营方。',
  loadFailed: '无法加载导出状态',
  unpublishedTitle: '网站尚未发布',
  unpublished: '只能导出已发布的网站。请先发布。',
  publish: '发布',
  openEditor: '在编辑器中发布',
  readMe:
    '{{site}}\n于 {{at}}(日本时间)从 {{address}} 导出。\n\n上传方法\n1. 解压此 ZIP 文件。\n2. 保持文件夹结构，将所有文件上传到 Web 服务器：域名根目录或任意文件夹均可。\n3. 打开地址时末尾加上 /，例如 https://www.example.com/ 或 https://www.example.com/folder/\n任何静态文件服务器都可使用(Apache、nginx、Amazon S3、GitHub Pages、Netlify、Cloudflare Pages 等)。如果不通过 Web 服务器而直接打开文件，只会显示第一个页面。\n\n照常使用的功能\n- 所有页面和语言、滑动、菜单、弹窗、最新消息、商品、图片、视频、分享按钮\n\n与已发布网站的不同\n- 表单以及会员的注册和登录需要本服务。其链接会打开 {{address}}。会员专属页面保持锁定。\n- 不统计访问。\n- 最新消息和弹窗为导出时的内容。弹窗到结束时间后不再显示。剩余名额不会变化。\n- 无法离线使用。\n- sitemap.xml、robots.txt 和订阅源需要网站地址，因此未包含在内。\n- 关于向外部发送数据的说明页面以本服务发布的网站为前提，请根据需要修改。',
};
