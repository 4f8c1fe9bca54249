import type { sampaguita as source } from '../en/sampaguita.ts';
import type { SeedText } from '../seed-text.ts';

export const sampaguita: Readonly<Record<keyof typeof source, SeedText>> = {
  'banner.welcome': {
    title: 'Mabuhay，快请进',
    text: '暖风、茉莉香，还有海湾边的好游戏。只用试玩币。',
  },
  'banner.slots': {
    title: '看得见海的老虎机',
    text: '珊瑚礁、芒果、丛林鼓声。挑一款，轻轻松松地玩。',
  },
  'banner.jackpot': {
    title: '潮水下的宝藏',
    text: '迷你、小型、巨型奖池，随秘宝金库游戏的投注一起增长。',
  },
  'banner.fair': {
    title: '像海水一样清澈',
    text: '每一局在您下注前就已封存，事后您可以亲自验证。',
  },
  'banner.freeplay': {
    title: '先下水踩一踩',
    text: '免费试玩一天：不用姓名，不用手机号，不用邮箱。',
  },
  'banner.safe': {
    title: '慢慢来，不着急',
    text: '设好限额，到树荫下歇歇。海湾哪儿也不去。',
  },
  'banner.login': {
    title: '又见到您了，真好',
    text: '水边那个位子，一直是您的。',
  },
  'banner.register': {
    title: '这里有您的位子',
    text: '填上几项，海湾边就有您的一席之地。',
  },
  'banner.film': {
    title: '海湾边的片刻时光',
    text: '短短一段，看看我们的老虎机。没有声音，没有许诺，只有风景。',
  },
  'notice.opening': {
    title: '海湾开放了，欢迎来坐坐',
    body: `
      <p>Mabuhay，欢迎来到Sampaguita。茉莉花开了，海面很平静，游戏也准备好了，就等您来。不用着急。</p>
      <p>先跟您说一声：Sampaguita以<strong>试玩模式</strong>运行，玩的都是试玩币。我们不向您收取任何款项，试玩币也不能提现。</p>
      <p>您可以这样开始：</p>
      <ul>
        <li>不用账户，先在<a href="/m/trail">免费试玩</a>里随便看看。</li>
        <li><a href="/m/register">注册</a>一个账户，保留您的收藏和记录。</li>
        <li>直接去看<a href="/m/rng">老虎机</a>，挑自己喜欢的。</li>
      </ul>
    `,
  },
  'notice.newSlots': {
    title: '五家工作室，一片长长的老虎机海滩',
    body: `
      <p>我们的老虎机出自五家工作室，什么心情都有合适的：</p>
      <ul>
        <li><strong>芒果月亮</strong>：水果、珊瑚礁、鼓声，就像回到了家。</li>
        <li><strong>招财猫原创</strong>：简单的经典款，一学就会。</li>
        <li><strong>秘宝金库</strong>：两款老虎机，背后有三个奖池。</li>
        <li><strong>狐火工坊</strong>：来自日本的故事，有静有狂。</li>
        <li><strong>北极光转轮</strong>：温暖的夜晚，配上寒冷的海。</li>
      </ul>
      <p>每款老虎机的卡片上都标有长期返还率。它们都在<a href="/m/rng">老虎机</a>列表里。</p>
    `,
  },
  'notice.jackpots': {
    title: '迷你、小型、巨型：奖池怎么运作',
    body: `
      <p>“宝藏金库”和“神龙宝库”共用三个奖池：<strong>迷你</strong>、<strong>小型</strong>和<strong>巨型</strong>。这两款老虎机的每笔投注，都有一小部分流入奖池，就像小溪流进海湾。</p>
      <p>每笔投注都参与全部三个奖池的抽取。投注额越大，中奖机会越大，且与投注额成正比，所以小额投注也一样划算。奖池被抽中后，会从起始金额重新开始。</p>
      <p>首页显示的就是真实金额，每隔几秒查询一次。我们不会为了好看让数字自己往上跳。试玩时，奖池休息。</p>
    `,
  },
  'notice.fairness': {
    title: '公不公平，您亲眼看看',
    body: `
      <p>您不必只听我们说。下注之前，游戏会给出秘密种子的哈希值，好比它的指纹。您再加入自己的种子，两者共同决定这一局。</p>
      <p>秘密种子公开之后，<a href="/m/fairness">公平可验证</a>页面会直接在您的手机上重新计算这一局：哈希值相同，转轴相同，赔付也相同。</p>
      <p>在那里还能看到每款老虎机的长期返还率。单独一晚的结果可能相差很大，或高或低。</p>
    `,
  },
  'notice.passkeys': {
    title: '再也不用记密码',
    body: `
      <p>有了通行密钥，用指纹、面容或屏幕锁就能登录。不用输入，也不会忘记，在海滩上也一样方便。</p>
      <ol>
        <li>照常登录，打开<a href="/m/securityCenter">安全中心</a>。</li>
        <li>选择“<strong>添加通行密钥</strong>”，按手机上的提示操作。</li>
        <li>下次登录时，选择“<strong>通行密钥登录</strong>”。</li>
      </ol>
      <p>您的密码照样能用。更换手机后，请在同一处移除旧的通行密钥。</p>
    `,
  },
  'notice.limits': {
    title: '节奏由您定，我们照着办',
    body: `
      <p>玩游戏应该像海边的傍晚：当下惬意，也知道什么时候该回家。投注额、亏损、存款和游戏时间的限额，都可以按天、按周、按月设置。</p>
      <ul>
        <li>首次设置或调低的限额，立即生效。</li>
        <li>调高的限额须等待一天，之后再由您确认。</li>
      </ul>
      <p>限额、暂停游戏和自我排除，客服都很乐意帮您办理：请点击底部菜单的“<strong>客服</strong>”。更多说明，请见<a href="/m/help?tag=responsible">理性游戏</a>页面。</p>
    `,
  },
  'notice.records': {
    title: '每一笔，都替您记着',
    body: `
      <p>想知道余额去了哪里，又从哪里来？看这两份清单就明白了：</p>
      <ul>
        <li><a href="/m/transaction/record">账户明细</a>列出余额的每一笔变动，附有编号和变动后的余额。</li>
        <li><a href="/m/gameRecord">投注记录</a>列出每一笔投注，附有投注额和派彩，还可以打开注单查看详情。</li>
      </ul>
      <p>可以查看90天以内的记录，每次最多31天。对某一笔有疑问？复制它的编号发给客服，查起来就方便了。</p>
    `,
  },
  'notice.genuine': {
    title: '这真的是Sampaguita吗？',
    body: `
      <p>我们这朵花的香气很难仿造，网站却很容易。所以请您记住：</p>
      <ul>
        <li>登录之前，先看清网址。用书签打开，比点消息里的链接更安全。</li>
        <li>我们绝不会向您索要密码、支付密码或验证码：电话里不会，聊天里不会，邮件里也不会。</li>
        <li>没有人能卖给您预知下一局的诀窍或程序。每一局由两个种子决定，其中一个要到事后才会公开。</li>
      </ul>
      <p>如果感觉不太对劲，请到<a href="/m/securityCenter">安全中心</a>修改密码，让其他设备全部下线，并告知客服。</p>
    `,
  },
  'popup.welcome': {
    title: 'Mabuhay，欢迎来到海湾',
    body: `
      <p>找个阴凉的地方，随便看看。这里玩的都是试玩币，没什么好担心的。</p>
      <p>从老虎机开始就挺好。</p>
    `,
  },
  'popup.freeplay': {
    title: '想先试试吗？',
    body: `
      <p>没有账户也能玩：试玩币畅玩一天，不用姓名，不用手机号，不用邮箱。喜欢这里的话，以后再注册也不迟。</p>
    `,
  },
  'popup.limits': {
    title: '轻松玩，按您的节奏',
    body: `
      <p>轻松的夜晚，有您自己定下的限度。投注额、亏损和时间的限额由您来设，我们照着执行。</p>
      <p>趁还没用上，花一分钟看看限额是怎么运作的。</p>
    `,
  },
  'hot.slots': {
    title: '沿着老虎机海滩走走',
    text: '五家工作室，五种心情。看看今天哪一种属于您。',
  },
  'hot.vault': {
    title: '潮水带来了什么',
    text: '一座金库，三个奖池，由两款老虎机的投注汇聚而成。',
  },
  'hot.fair': {
    title: '清澈见底，看个明白',
    text: '两个种子决定一局。我们的种子公开之后，您的手机就能重新算一遍。',
  },
  'agent.welcome': {
    title: '欢迎您，Sampaguita的伙伴',
    body: `
      <p>Mabuhay，谢谢您把朋友带到海湾来。给代理的公告都会显示在这里。</p>
      <p>本站处于试玩模式，所有金额都是试玩币，对您的客人也一样。请在他们注册之前说明这一点，也绝不要向任何人许诺会赢。</p>
      <p>您作为代理的资金变动，都记在<a href="/m/transaction/record?types=A">代理账户明细</a>里。如有疑问，请点击底部菜单的“<strong>客服</strong>”。</p>
    `,
  },
};
