import type { QueryWords } from './query-words.ts';

/** Words of Georgian that people type when they look for a voice. Source: usage, November 2026. */
export const georgian: QueryWords = {
  empty:
    'ხმა ხმის ხმით ხმები ხმას საუბარი მეტყველება მოსაუბრე მოლაპარაკე ენა ენის ენაზე აქცენტი აქცენტით გამოთქმა ტექსტი მინდა ვეძებ მჭირდება',
  not: '',
  notAfter: 'გარეშე გარდა',
  or: 'ან',
  and: 'და',
  genders: {
    Female: 'ქალი ქალის ქალები ქალების მდედრობითი',
    Male: 'კაცი კაცის კაცები მამაკაცი მამაკაცის მამრობითი',
  },
  ages: {
    child: 'საბავშვო',
    young: 'ახალგაზრდა ახალგაზრდული',
    adult: 'ზრდასრული მოზრდილი',
    old: 'მოხუცი მოხუცის ხანდაზმული',
  },
  people: {
    child: 'ბავშვი ბავშვის ბავშვები ბავშვების ჩვილი',
    'Female child': 'პატარა_გოგო გოგონა გოგონას',
    'Male child': 'პატარა_ბიჭი ბიჭუნა',
    'Female young': 'გოგო გოგოს ქალიშვილი',
    'Male young': 'ბიჭი ბიჭის ყმაწვილი',
    'Female old': 'ბებია ბებო',
    'Male old': 'ბაბუა პაპა',
    'Female adult': 'დედა',
    'Male adult': 'მამა',
  },
  useCases: {
    audiobook: 'აუდიოწიგნი აუდიოწიგნები აუდიო_წიგნი წიგნი',
    'customer-service': 'მომხმარებელთა_მომსახურება ცხელი_ხაზი',
    narration: 'მთხრობელი დიქტორი თხრობა',
    news: 'ახალი_ამბები სიახლეები ნიუსი',
    storytelling: 'ზღაპარი ზღაპრები',
  },
  styles: { calm: 'მშვიდი', cheerful: 'მხიარული', deep: 'ღრმა ბოხი', soft: 'რბილი', warm: 'თბილი' },
  languages: {
    ka: 'ქართულად ქართულ kartuli',
    en: 'ინგლისურად ინგლისურ',
    ru: 'რუსულად რუსულ',
    de: 'გერმანულად',
  },
};

/** Words of Armenian that people type when they look for a voice. Source: usage, November 2026. */
export const armenian: QueryWords = {
  empty:
    'ձայն ձայնը ձայնով ձայներ ձայնի խոսք խոսող խոսնակ խոսքի լեզու լեզվով լեզվի առոգանություն ակցենտ հնչյուն տեքստ ուզում_եմ փնտրում_եմ պետք_է',
  not: 'առանց',
  notAfter: 'բացի',
  or: 'կամ',
  and: 'և եւ ու',
  genders: {
    Female: 'կին կնոջ կանայք կանացի իգական',
    Male: 'տղամարդ տղամարդու տղամարդիկ արական տղամարդկային',
  },
  ages: {
    child: 'մանկական',
    young: 'երիտասարդ երիտասարդական',
    adult: 'մեծահասակ չափահաս',
    'middle-aged': 'միջին_տարիքի',
    old: 'ծեր տարեց',
  },
  people: {
    child: 'երեխա երեխայի երեխաներ մանուկ',
    'Female child': 'աղջնակ փոքրիկ_աղջիկ',
    'Male child': 'տղեկ փոքրիկ_տղա',
    'Female young': 'աղջիկ աղջկա օրիորդ',
    'Male young': 'տղա տղայի պատանի',
    'Female old': 'տատիկ տատ պառավ',
    'Male old': 'պապիկ պապ ծերունի',
    'Female adult': 'մայր մայրիկ',
    'Male adult': 'հայր հայրիկ',
  },
  useCases: {
    audiobook: 'աուդիոգիրք աուդիոգրքեր աուդիո_գիրք գիրք',
    'customer-service': 'հաճախորդների_սպասարկում',
    narration: 'պատմող հաղորդավար',
    news: 'նորություններ լուրեր',
    storytelling: 'հեքիաթ հեքիաթներ',
  },
  styles: { calm: 'հանգիստ', cheerful: 'ուրախ զվարթ', deep: 'խորը', soft: 'մեղմ նուրբ', warm: 'ջերմ' },
  languages: { hy: 'հայերենով հայերենի հայկական hayeren', en: 'անգլերենով', ru: 'ռուսերենով' },
};
