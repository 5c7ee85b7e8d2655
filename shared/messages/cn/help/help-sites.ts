import type { CatalogueOf } from '#shared/messages/catalogue.ts';
import type { helpSites as source } from '#shared/messages/jp/help/help-sites.ts';

export const helpSites: CatalogueOf<typeof source> = {
  summary: {
    lead: '一眼看清网站的情况、需要处理的事项和上次的进度。',
    tasks: {
      start: {
        title: '制作第一个网站',
        steps: '按页面上方的三个步骤进行：新建、添加图片和文字、发布。\n点击[[summary:sites.create]]即可开始。',
      },
      follow: {
        title: '查看最近的动态',
        steps: '查看本月的访问数，想看详情时点击[[summary:visits.all]]。\n[[summary:activity.title]]列出了账号内的操作。',
      },
    },
    notes: '发布之前，别人看不到网站。\n第一个网站发布后，这些步骤就不再显示。',
  },
  pageViews: {
    lead: '查看已发布网站每月的浏览次数，以及对费用的影响。',
    tasks: {
      compare: { title: '找出浏览最多的网站', steps: '选择月份。\n点击[[usage:seeBySite]]，按网站比较浏览次数。' },
    },
    notes: '浏览次数最多延迟一小时显示。\n搜索引擎等程序的访问不计入。',
  },
  siteList: {
    lead: '这里列出所有网站。新建、编辑、复制和删除都从这里开始。',
    tasks: {
      create: { title: '新建网站', steps: '点击[[sites:list.create]]。\n选择模板，或从空白开始。' },
      copy: {
        title: '制作类似的网站',
        steps: '打开网站的菜单（…）。\n只复制一次选[[sites:duplicate.action]]，想反复使用选[[sites:saveAsTemplate]]。',
      },
      remove: { title: '删除网站', steps: '打开网站的菜单（…），选择[[common:delete]]。\n确认后，网站会移到回收站。' },
    },
    notes:
      '删除的网站在{{trashDays}}天内可以恢复。\n最多可保存{{templates}}个自己的模板。\n搜索会查找以所输入文字开头的词。\n在手机上，点击[[sites:list.tools]]即可搜索和排序，[[sites:list.library]]和[[sites:trash.title]]位于列表下方。',
  },
  createSite: {
    lead: '在这里新建网站：使用现成模板、自己保存的模板，或从空白开始。',
    tasks: {
      template: { title: '使用模板', steps: '浏览模板的各个页面。\n点击[[templates:use]]，输入网站名称，再点击[[templates:create]]。' },
      blank: { title: '从空白开始', steps: '选择[[templates:blank]]，输入网站名称。\n设定行数和列数，点击[[sites:create.submit]]。' },
    },
    notes:
      '网格最多{{rowsMax}}行、{{columnsMax}}列，部分套餐的上限更低。\n访客上下滑动切换行，左右滑动切换列。\n大小、名称和图片以后都可以修改。',
  },
  siteTrash: {
    lead: '暂时保留已删除的网站，误删也能找回。',
    tasks: {
      restore: { title: '恢复网站', steps: '在列表中找到网站。\n点击[[sites:trash.restore]]，页面、会员和留言会一并恢复。' },
      purge: { title: '彻底删除', steps: '点击[[sites:trash.purge]]。\n输入网站名称进行确认。' },
    },
    notes: '超过{{trashDays}}天的网站会自动彻底删除。\n预约的发布不会恢复。',
  },
  mediaLibrary: {
    lead: '集中管理账号的图片和视频，所有网站都可使用。',
    tasks: {
      add: {
        title: '添加文件',
        steps: '点击[[library:upload.choose]]，或把文件拖到页面上。\n打开文件可以改名、添加标签，标签可被搜索到。',
      },
      replace: {
        title: '在所有网站更换图片',
        steps: '打开图片，点击[[library:replace.begin]]。\n选择新图片，确认涉及的网站。\n发布各网站后，访客就会看到新图片。',
      },
    },
    notes:
      '图片最大{{imageMb}} MB，视频最大{{videoMb}} MB、最长{{videoSeconds}}秒。\n每个文件最多{{tags}}个标签。\n网站正在使用的文件不能删除。\n页面的图片和视频，以及最新消息、个人资料和品牌的图片，可点击[[uploads:media.library]]从这里选择。',
  },
  analytics: {
    lead: '按月查看访客在已发布网站上的行为。',
    tasks: {
      read: {
        title: '找出有效的内容',
        steps: '选择网站和月份。\n与上月比较，再打开滑动、创意和排行等报告。\n点击数字旁的标记，可查看计算方法。',
      },
      send: {
        title: '共享报告',
        steps:
          '点击[[analytics:pdf.start]]，获取报告文件。\n点击[[analytics:monthly.open]]，每月通过邮件发送，最多{{reportRecipients}}个地址。',
      },
    },
    notes: '点击[[analytics:ownVisits.open]]，今后不再统计自己的访问。\n访问通常几分钟内显示，繁忙时最多一小时。',
  },
  domainList: {
    lead: '列出所有网站的独立域名，以及上限的使用情况。',
    tasks: {
      find: { title: '查找有问题的域名', steps: '按状态筛选。\n打开网站，确认需要客户修改的地方。' },
    },
    notes: '证书会自动签发和更新。',
  },
};
